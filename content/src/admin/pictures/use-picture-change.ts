import { useForm, useLocale } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { PicturePlace } from '@vitrine/contract/preview-messages.ts';
import { useEffect, useRef, useState } from 'react';
import { useOngoingSave } from '../forms/use-ongoing-save.ts';
import { pictureValues } from './block-pictures.ts';
import { pictureTexts } from './picture-texts.ts';
import { pictureTypes, uploadPicture } from './upload-picture.ts';

/** A request of the preview to change a picture of one block. */
export interface PictureRequest {
  /** Path of the row of the block. */
  block: string;
  places: readonly PicturePlace[];
  /** Path of the picture within the block; null while the editor has not chosen it. */
  place: string | null;
  /** The file that was dropped; null while the editor has not chosen one. */
  file: File | null;
}

export type PictureStep =
  | { kind: 'choosing'; file: File | null; error: string | null }
  /** `share` is the part of the file that has been sent, from 0 to 1. */
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'describing'; file: File; id: number };

export interface PictureChange {
  places: readonly PicturePlace[];
  place: string;
  step: PictureStep;
}

/** Returns the state of the change of a picture, and the functions that lead through it. One picture is changed at a time. */
export function usePictureChange(language: Locale, setValue: (path: string, value: unknown) => void) {
  const { getData, getFields } = useForm();
  const { code: locale } = useLocale();
  const { saveEnd } = useOngoingSave();
  const [change, setChange] = useState<(PictureChange & { block: string }) | null>(null);
  const sending = useRef<AbortController>(null);
  const t = pictureTexts[language];

  useEffect(() => () => sending.current?.abort(), []);

  const setStep = (step: PictureStep) => setChange((current) => current && { ...current, step });

  const put = (path: string, id: number) => {
    for (const [name, value] of Object.entries(pictureValues(getFields(), path, id))) setValue(name, value);
  };

  /** Uploads the file, puts it in its place, and asks for its description. */
  const send = async (path: string, file: File) => {
    if (!pictureTypes.some((type) => type === file.type)) {
      setStep({ kind: 'choosing', file: null, error: t.wrongKind(file.name) });
      return;
    }
    const stop = new AbortController();
    sending.current = stop;
    setStep({ kind: 'sending', file, share: 0 });
    const onProgress = (share: number) => setStep({ kind: 'sending', file, share });
    const result = await uploadPicture({ file, site: getData().site, locale, onProgress, signal: stop.signal });
    await saveEnd();
    if (stop.signal.aborted) return;
    if (result.kind === 'refused') {
      // A file that the server refused is refused again; one that did not arrive may be sent again.
      setStep({ kind: 'choosing', file: result.reason === null ? file : null, error: result.reason ?? t.failed });
      return;
    }
    put(path, result.id);
    setStep({ kind: 'describing', file, id: result.id });
  };

  return {
    change,
    open({ block, places, place, file }: PictureRequest): void {
      // The dialog covers the preview, so a second request is none of the editor's.
      if (change) return;
      const known = places.find(({ path }) => path === place);
      const first = places.find(({ isEmpty }) => isEmpty) ?? places[0];
      const { path } = known ?? first ?? {};
      if (path === undefined) return;
      setChange({ block, places, place: path, step: { kind: 'choosing', file, error: null } });
      if (file && (known || places.length === 1)) void send(`${block}.${path}`, file);
    },
    choosePlace: (place: string) => setChange(change && { ...change, place }),
    sendFile: (file: File) => void (change && send(`${change.block}.${change.place}`, file)),
    /** Puts a picture of the media library in the place. */
    async putStored(id: number): Promise<void> {
      await saveEnd();
      if (change) put(`${change.block}.${change.place}`, id);
    },
    close(): void {
      sending.current?.abort();
      setChange(null);
    },
  };
}
