import { Button, toast } from '@payloadcms/ui';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { pictureTexts } from './picture-texts.ts';
import { describePicture } from './upload-picture.ts';

interface Props {
  language: Locale;
  /** Id of the picture in the media library. */
  id: number;
  /** Called with true while closing would lose what was typed. */
  onChange: (isDescribed: boolean) => void;
  onClose: () => void;
}

/** Asks for the alternative text of a new picture in both languages, now or later. */
export function PictureDescription({ language, id, onChange, onClose }: Props) {
  const t = pictureTexts[language];
  const ownId = useId();
  const [alt, setAlt] = useState({ fr: '', en: '' });
  const [isDecorative, setDecorative] = useState(false);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const isEmpty = !isDecorative && locales.every((locale) => alt[locale].trim() === '');

  const finish = () => {
    toast.success(t.placed);
    onClose();
  };
  const save = async () => {
    if (isEmpty || state === 'saving') return;
    setState('saving');
    if (await describePicture(id, { alt, isDecorative })) finish();
    else setState('failed');
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise the Enter key would save the form of the page around the dialog.
    event.preventDefault();
    void save();
  };
  return (
    <>
      <p role="status">{t.describeHint}</p>
      {locales.map((locale) => (
        <div key={locale}>
          <label htmlFor={`${ownId}-${locale}`}>{t.alt[locale]}</label>
          <input
            id={`${ownId}-${locale}`}
            type="text"
            lang={locale}
            disabled={isDecorative}
            value={alt[locale]}
            onKeyDown={saveByKey}
            onChange={({ currentTarget }) => {
              setAlt({ ...alt, [locale]: currentTarget.value });
              onChange(true);
            }}
          />
        </div>
      ))}
      <label className="picture-decorative">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
        />
        {t.decorative}
      </label>
      {state === 'failed' && (
        <p role="alert" className="form-dialog__error">
          {t.notDescribed}
        </p>
      )}
      <div className="form-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={finish}>
          {t.later}
        </Button>
        <Button margin={false} onClick={() => void save()} disabled={isEmpty || state === 'saving'}>
          {t.save}
        </Button>
      </div>
    </>
  );
}
