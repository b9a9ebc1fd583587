import { isLocale } from '@vitrine/contract/locale.ts';
import type { PreviewKind } from '@vitrine/contract/preview-token.ts';
import type { LivePreviewConfig } from 'payload';
import { findPreview } from '../preview/find-preview.ts';

/** The live preview of a document: the website's own page of the draft, in the language of the form, at the widths of three devices. */
export const livePreviewOf = (kind: PreviewKind): LivePreviewConfig => ({
  url: async ({ data, locale, req }) => {
    if (!req.user || (typeof data.id !== 'number' && typeof data.id !== 'string')) return null;
    const language = isLocale(locale.code) ? locale.code : 'fr';
    return (await findPreview(req, { kind, id: data.id, locale: language, purpose: 'editor' }))?.url ?? null;
  },
  // Payload shows one text in all languages of the admin.
  breakpoints: [
    { name: 'phone', label: 'Téléphone · Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablette · Tablet', width: 820, height: 1180 },
    { name: 'desktop', label: 'Ordinateur · Desktop', width: 1440, height: 900 },
  ],
});
