import type { Locale } from './locale.ts';

/** Path of the website's page that shows a draft. */
export const previewPaths: Readonly<Record<Locale, string>> = { fr: '/fr/apercu', en: '/en/preview' };

/** Query parameter that carries the preview token. The website never caches an answer to an address with this parameter. */
export const previewParameter = 'preview';
