import { isLocale } from '@vitrine/contract/locale.ts';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Field } from 'payload';

const key = 'otherAlt';

/** Returns the field of a new file for the alternative text in the language that the form does not show. The field itself is not stored. */
export const otherAltField = (): Field => ({
  name: 'other_alt',
  type: 'text',
  virtual: true,
  label: { fr: 'Texte de remplacement dans l’autre langue', en: 'Alternative text in the other language' },
  admin: {
    // Payload makes fields that are not stored read-only by default.
    readOnly: false,
    description: {
      fr: 'La même phrase en anglais, si vous écrivez en français.',
      en: 'The same sentence in French, if you write in English.',
    },
    condition: (data) => data.id === undefined && data.decorative !== true,
    disableListColumn: true,
    disableListFilter: true,
  },
});

/** Keeps the text of the other language in the context until the file has been created. */
export const rememberOtherAlt: CollectionBeforeChangeHook = ({ context, data, operation }) => {
  if (operation === 'create' && typeof data.other_alt === 'string') context[key] = data.other_alt.trim();
  return data;
};

/** Stores the alternative text of a new file in the other language. */
export const writeOtherAlt: CollectionAfterChangeHook = async ({ context, doc, operation, req }) => {
  const { [key]: alt } = context;
  if (operation !== 'create' || typeof alt !== 'string' || alt === '' || !isLocale(req.locale)) return doc;
  const language = req.locale;
  delete context[key];
  // The request's file must not be uploaded again by this update.
  const { file } = req;
  await req.payload.update({
    ...{ collection: 'media', id: doc.id, locale: language === 'fr' ? 'en' : 'fr', data: { alt }, depth: 0, req },
  });
  req.locale = language;
  if (file) req.file = file;
  return doc;
};
