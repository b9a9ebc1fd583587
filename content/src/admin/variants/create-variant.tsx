import { Button } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { useId, useState } from 'react';
import { FormDialog } from '../components/form-dialog.tsx';
import { NameField } from '../components/name-field.tsx';
import { useName } from '../components/use-name.ts';
import { variantTexts } from './variant-texts.ts';

/** Colours that are proposed for the first variants, one each. */
const firstColors = ['#7a3e9d', '#0b6b5d', '#a83c0a', '#1d4f91', '#8a1746'];
interface Props {
  language: Locale;
  /** Number of variants that the page has. */
  count: number;
  onCreate: (name: string, color: string) => void;
  onClose: () => void;
}

/** Asks for the name and the colour of a new variant. */
export function CreateVariant({ language, count, onCreate, onClose }: Props) {
  const t = variantTexts[language];
  const { field, read } = useName(t.nameMissing);
  const [color, setColor] = useState(firstColors[count % firstColors.length] ?? '#7a3e9d');
  const colorId = useId();
  const create = () => {
    const name = read();
    if (name !== null) onCreate(name, color);
  };
  return (
    <FormDialog title={t.create} isChanged={field.value !== ''} onClose={onClose}>
      <p>{t.createHint}</p>
      <NameField label={t.name} placeholder={t.namePlaceholder} {...field} onEnter={create} />
      <label htmlFor={colorId}>{t.color}</label>
      <input
        id={colorId}
        type="color"
        className="banner-color"
        value={color}
        onChange={({ currentTarget }) => setColor(currentTarget.value)}
      />
      <div className="form-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button margin={false} onClick={create}>
          {t.create}
        </Button>
      </div>
    </FormDialog>
  );
}
