import { Button } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { useRef, useState } from 'react';
import { pictureTexts } from './picture-texts.ts';
import { pictureTypes } from './upload-picture.ts';
import type { PictureStep } from './use-picture-change.ts';

interface Props {
  language: Locale;
  step: Extract<PictureStep, { kind: 'choosing' }>;
  onChoose: (file: File) => void;
  onLibrary: () => void;
  onClose: () => void;
}

/** Offers a drop zone, a file of the device and the media library, and the file again that did not arrive. */
export function FileChoice({ language, step: { file, error }, onChoose, onLibrary, onClose }: Props) {
  const t = pictureTexts[language];
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (chosen) onChoose(chosen);
  };
  return (
    <>
      {error !== null && (
        <p role="alert" className="form-dialog__error">
          {error}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button within is there for the keyboard */}
      <div
        className="picture-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files);
        }}
      >
        <p>{t.drop}</p>
        <p className="picture-drop__formats">{t.formats}</p>
        <Button margin={false} onClick={() => input.current?.click()}>
          {t.choose}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files);
            // The same file may be chosen again after a refusal.
            currentTarget.value = '';
          }}
        />
      </div>
      <div className="form-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onLibrary}>
          {t.library}
        </Button>
        {file && (
          <Button margin={false} onClick={() => onChoose(file)}>
            {error === null ? t.send(file.name) : t.retry}
          </Button>
        )}
      </div>
    </>
  );
}
