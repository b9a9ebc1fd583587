import type { Locale } from './locale.ts';

/** Path of the website's page that shows a draft. */
export const previewPaths: Readonly<Record<Locale, string>> = { fr: '/fr/apercu', en: '/en/preview' };

/** Query parameter of its token. The website keeps no answer to an address with this parameter. */
export const previewParameter = 'preview';
