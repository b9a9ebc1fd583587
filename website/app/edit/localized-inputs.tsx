import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { Field, TextareaField } from '../forms/field.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { editTexts } from './edit-texts.ts';
import { asRecord, asText, type Json } from './edited-value.ts';

/** Returns `{...value, [key]: {...value[key], [locale]: next}}`. */
export const withLocale = (value: unknown, key: string, locale: Locale, next: unknown): Json => ({
  ...asRecord(value),
  [key]: { ...asRecord(asRecord(value)[key]), [locale]: next },
});

interface Props {
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The property of the value that holds the texts, such as `text` of a link. */
  part: string;
  label?: string;
  isLong?: boolean;
}

/** Renders one input for each language of the texts of a value. */
export function LocalizedInputs({ path, value, onChange, part, label, isLong }: Props) {
  const t = useTexts(editTexts);
  const languages = { fr: t.french, en: t.english };
  const Input = isLong ? TextareaField : Field;
  return locales.map((locale) => (
    <Input
      key={locale}
      name={`${path}.${part}.${locale}`}
      label={label ? `${label} · ${languages[locale]}` : languages[locale]}
      lang={locale}
      error=""
      value={asText(asRecord(asRecord(value)[part])[locale])}
      onChange={({ currentTarget }) => onChange(withLocale(value, part, locale, currentTarget.value))}
    />
  ));
}
