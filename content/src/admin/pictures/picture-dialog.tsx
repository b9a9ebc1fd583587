import { Button, toast, useForm, useListDrawer, useLivePreviewContext } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Where } from 'payload';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormDialog } from '../components/form-dialog.tsx';
import { FileChoice } from './file-choice.tsx';
import { PictureDescription } from './picture-description.tsx';
import { pictureTexts } from './picture-texts.ts';
import { pictureTypes } from './upload-picture.ts';
import type { PictureChange, PictureStep, usePictureChange } from './use-picture-change.ts';
import './pictures.css';

interface Props {
  language: Locale;
  changing: ReturnType<typeof usePictureChange>;
}

/** Shows the dialog of a picture that is changed from the live preview, and the media library when it is chosen there. */
export function PictureDialog({ language, changing }: Props) {
  const { change, putStored, close } = changing;
  const { getData } = useForm();
  const { iframeRef } = useLivePreviewContext();
  const t = pictureTexts[language];
  const { site } = getData();
  // The drawer loads its list again whenever it gets another object.
  const filterOptions = useMemo(() => ({ media: offeredPictures(site) }), [site]);
  const [Library, , { openDrawer, closeDrawer, isDrawerOpen }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions,
  });
  // A modal dialog would cover the drawer of the library, so it leaves until the drawer has closed.
  const [isInLibrary, setInLibrary] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isDrawerOpen) setInLibrary(false);
    wasOpen.current = isDrawerOpen;
    // The dialog gave the focus back to the preview, in which the keys of the drawer would be lost.
    if (isDrawerOpen) iframeRef.current?.blur();
  }, [isDrawerOpen, iframeRef]);

  const isChanging = change !== null;
  useEffect(() => {
    if (!isChanging) return;
    // The button that led here is in the preview, to which neither the dialog nor the drawer returns the focus.
    return () => iframeRef.current?.focus();
  }, [isChanging, iframeRef]);

  const chooseStored = ({ docID }: { docID: unknown }) => {
    putStored(Number(docID));
    close();
    closeDrawer();
    toast.success(t.placed);
  };
  const openLibrary = () => {
    setInLibrary(true);
    openDrawer();
  };
  return (
    <>
      <Library onSelect={chooseStored} allowCreate={false} />
      {change && !isInLibrary && <OpenDialog {...{ language, change, changing }} onLibrary={openLibrary} />}
    </>
  );
}

/** Selects the pictures of the site and those of the shared library. */
const offeredPictures = (site: unknown): Where => ({
  and: [{ mimeType: { in: [...pictureTypes] } }, { or: [{ site: { equals: site } }, { site: { exists: false } }] }],
});

interface OpenProps extends Props {
  change: PictureChange;
  onLibrary: () => void;
}

function OpenDialog({ language, change, changing, onLibrary }: OpenProps) {
  const t = pictureTexts[language];
  const { step } = change;
  const [isDescribed, setDescribed] = useState(false);
  const { close, choosePlace, sendFile } = changing;
  return (
    <FormDialog
      title={step.kind === 'describing' ? t.describe : t.title}
      isChanged={step.kind === 'sending' || isDescribed}
      onClose={close}
    >
      {step.kind !== 'choosing' && <Thumbnail file={step.file} />}
      {step.kind === 'choosing' && (
        <>
          {change.places.length > 1 && <PlaceChoice {...{ language, change }} onChoose={choosePlace} />}
          <FileChoice {...{ language, step, onLibrary }} onChoose={sendFile} onClose={close} />
        </>
      )}
      {step.kind === 'sending' && <Sending {...{ language, step }} onCancel={close} />}
      {step.kind === 'describing' && (
        <PictureDescription {...{ language }} id={step.id} onChange={setDescribed} onClose={close} />
      )}
    </FormDialog>
  );
}

/** Shows the file before the server has it. */
function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const own = URL.createObjectURL(file);
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [file]);
  // biome-ignore lint/performance/noImgElement: Next cannot optimise a file of the device
  return address && <img className="picture-thumbnail" src={address} alt="" />;
}

interface PlaceProps {
  language: Locale;
  change: PictureChange;
  onChoose: (path: string) => void;
}

function PlaceChoice({ language, change, onChoose }: PlaceProps) {
  const t = pictureTexts[language];
  const name = useId();
  return (
    <fieldset className="picture-places">
      <legend>{t.place}</legend>
      {change.places.map(({ path, label, isEmpty }) => (
        <label key={path}>
          <input type="radio" name={name} checked={path === change.place} onChange={() => onChoose(path)} />
          {isEmpty ? t.empty(label) : label}
        </label>
      ))}
    </fieldset>
  );
}

interface SendingProps {
  language: Locale;
  step: Extract<PictureStep, { kind: 'sending' }>;
  onCancel: () => void;
}

/** The server prepares the sizes of the picture once it has the whole file, for a time that is not known. */
function Sending({ language, step: { file, share }, onCancel }: SendingProps) {
  const t = pictureTexts[language];
  const text = share < 1 ? t.sending(file.name) : t.preparing;
  return (
    <>
      <p role="status">{text}</p>
      <progress className="picture-progress" aria-label={text} {...(share < 1 && { value: share })} />
      <div className="form-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </>
  );
}
