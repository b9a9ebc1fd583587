import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { AdminOnlyNote } from '../../edit/admin-only-note.tsx';
import { editTexts } from '../../edit/edit-texts.ts';
import { asRecord, asText, type Json } from '../../edit/edited-value.ts';
import type { KindFormProps } from '../../edit/kind-form.ts';
import { withLocale } from '../../edit/localized-inputs.tsx';
import { Field } from '../../forms/field.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { Button } from '../../ui/button/button.tsx';

const emptyPicture = { cms_component: 'image', media: { fr: { url: '' }, en: { url: '' } } };

/** Edits the address and the alternative texts of a picture. A video is changed in the admin. */
export function ImageForm({ path, value, onChange }: KindFormProps) {
  const t = useTexts(editTexts);
  const component = asRecord(value);
  if (!value)
    return (
      <Button tone="quiet" onClick={() => onChange(emptyPicture)}>
        {t.addPicture}
      </Button>
    );
  if (component.cms_component !== 'image') return <AdminOnlyNote />;
  const file = (locale: Locale) => asRecord(asRecord(component.media)[locale]);
  return (
    <>
      <Field
        name={`${path}.url`}
        label={t.address}
        error=""
        value={asText(file('fr').url)}
        onChange={({ currentTarget }) => onChange(withAddress(component, currentTarget.value))}
      />
      {locales.map((locale) => (
        <Field
          key={locale}
          name={`${path}.alt.${locale}`}
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
