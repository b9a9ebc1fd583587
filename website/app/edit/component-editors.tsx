import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { Field, TextareaField } from '../forms/field.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './edit-panel.module.css';
import { editTexts } from './edit-texts.ts';
import { asRecord, asText, type Json } from './edited-value.ts';

interface EditorProps {
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Returns `{...value, [key]: {...value[key], [locale]: next}}`. */
const withLocale = (value: unknown, key: string, locale: Locale, next: unknown): Json => ({
  ...asRecord(value),
  [key]: { ...asRecord(asRecord(value)[key]), [locale]: next },
});

/** Renders one input for each language of the texts at `part`, such as the text of a link. */
function LocalizedInputs(props: EditorProps & { part: string; label?: string; isLong?: boolean }) {
  const { name, value, onChange, part, label, isLong } = props;
  const t = useTexts(editTexts);
  const languages = { fr: t.french, en: t.english };
  const Input = isLong ? TextareaField : Field;
  return locales.map((locale) => (
    <Input
      key={locale}
      name={`${name}.${part}.${locale}`}
      label={label ? `${label} · ${languages[locale]}` : languages[locale]}
      lang={locale}
      error=""
      value={asText(asRecord(asRecord(value)[part])[locale])}
      onChange={({ currentTarget }) => onChange(withLocale(value, part, locale, currentTarget.value))}
    />
  ));
}

export const TextEditor = ({ kind, onChange, ...props }: EditorProps & { kind: string }) => (
  <LocalizedInputs
    {...props}
    part="content"
    isLong={kind !== 'text'}
    onChange={(value) => onChange({ cms_component: kind, ...asRecord(value) })}
  />
);

export function LinkEditor(props: EditorProps) {
  const t = useTexts(editTexts);
  const { value, onChange } = props;
  if (!value)
    return (
      <Button tone="quiet" onClick={() => onChange(emptyLink)}>
        {t.addLink}
      </Button>
    );
  return (
    <>
      <LocalizedInputs {...props} part="text" label={t.words} />
      <LocalizedInputs {...props} part="url" label={t.address} />
      <Button tone="quiet" onClick={() => onChange(null)}>
        {t.clear}
      </Button>
    </>
  );
}

const emptyLink = { cms_component: 'link', format: { type: 'button' }, text: {}, url: {} };
const emptyPicture = { cms_component: 'image', media: { fr: { url: '' }, en: { url: '' } } };

export function PictureEditor({ name, value, onChange }: EditorProps) {
  const t = useTexts(editTexts);
  const component = asRecord(value);
  if (!value)
    return (
      <Button tone="quiet" onClick={() => onChange(emptyPicture)}>
        {t.addPicture}
      </Button>
    );
  if (component.cms_component !== 'image') return <p className={styles.note}>{t.notHere}</p>;
  const file = (locale: Locale) => asRecord(asRecord(component.media)[locale]);
  return (
    <>
      <Field
        name={`${name}.url`}
        label={t.address}
        error=""
        value={asText(file('fr').url)}
        onChange={({ currentTarget }) => onChange(withAddress(component, currentTarget.value))}
      />
      {locales.map((locale) => (
        <Field
          key={locale}
          name={`${name}.alt.${locale}`}
          label={`${t.altText} · ${locale === 'fr' ? t.french : t.english}`}
          lang={locale}
          error=""
          value={asText(file(locale).alt)}
          onChange={({ currentTarget }) =>
            onChange(withLocale(component, 'media', locale, { ...file(locale), alt: currentTarget.value }))
          }
        />
      ))}
      <Button tone="quiet" onClick={() => onChange(null)}>
        {t.clear}
      </Button>
    </>
  );
}

/** Returns the component with another picture in both languages, without the sizes of the previous one. */
const withAddress = (component: Json, url: string): Json => ({
  ...component,
  media: Object.fromEntries(
    locales.map((locale) => [locale, { url, alt: asRecord(asRecord(component.media)[locale]).alt ?? null }]),
  ),
});

export const IconEditor = ({ name, value, onChange, label }: EditorProps & { label: string }) => (
  <Field
    name={name}
    label={label}
    error=""
    value={asText(asRecord(value).type)}
    onChange={({ currentTarget }) => onChange({ ...asRecord(value), cms_component: 'icon', type: currentTarget.value })}
  />
);
