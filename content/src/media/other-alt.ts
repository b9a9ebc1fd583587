import { isLocale } from '@vitrine/contract/locale.ts';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Field } from 'payload';

const key = 'otherAlt';

/** Field of a new file for the alternative text in the language that the form does not show. It is not stored. */
export const otherAltField = (): Field => ({
  name: 'other_alt',
  type: 'text',
  virtual: true,
  label: { fr: 'Texte de remplacement dans l’autre langue', en: 'Alternative text in the other language' },
  admin: {
    // Payload makes fields that it does not store read-only.
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

/** Remembers the text of the other language until the file has an id. */
export const rememberOtherAlt: CollectionBeforeChangeHook = ({ context, data, operation }) => {
  if (operation === 'create' && typeof data.other_alt === 'string') context[key] = data.other_alt.trim();
  return data;
};

/** Writes the alternative text of the other language of a new file. */
export const writeOtherAlt: CollectionAfterChangeHook = async ({ context, doc, operation, req }) => {
  const { [key]: alt } = context;
  if (operation !== 'create' || typeof alt !== 'string' || alt === '' || !isLocale(req.locale)) return doc;
  const language = req.locale;
  delete context[key];
  // The file of the request belongs to the creation alone.
  const { file } = req;
  await req.payload.update({
    ...{ collection: 'media', id: doc.id, locale: language === 'fr' ? 'en' : 'fr', data: { alt }, depth: 0, req },
  });
  req.locale = language;
  if (file) req.file = file;
  return doc;
};
