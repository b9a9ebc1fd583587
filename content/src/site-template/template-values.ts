import type { Bilingual } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';

/** Short functions that create values of the wire format for the first pages of a new site. */

export const both = (fr: string, en: string): Bilingual => ({ fr, en });

const component = (cms_component: 'text' | 'textarea' | 'richtext') => (fr: string, en: string) => ({
  ...{ cms_component, content: both(fr, en) },
});
export const text = component('text');
export const textarea = component('textarea');
/** Returns rich text of one paragraph. */
export const rich = (fr: string, en: string) => component('richtext')(`<p>${fr}</p>`, `<p>${en}</p>`);

/** Paths of the pages of a new site, without the language. */
export const paths = {
  home: both('/', '/'),
  search: both('/proprietes', '/properties'),
  about: both('/a-propos', '/about'),
  team: both('/equipe', '/team'),
  contact: both('/contact', '/contact'),
  terms: both('/termes-et-conditions', '/terms-and-conditions'),
  privacy: both('/politique-confidentialite', '/privacy-policy'),
} as const;
export type TemplatePage = keyof typeof paths;

export const link = (fr: string, en: string, page: TemplatePage, type: 'button' | 'href' = 'button') => ({
  ...{ cms_component: 'link', format: { type }, text: both(fr, en), url: paths[page], target: 'self' },
});

export const item = (block_type: string, fields: Record<string, unknown>): WireBlock => ({ block_type, fields });

export const block = (
  block_type: string,
  fields: Record<string, unknown>,
  params: Record<string, unknown> = {},
): WireBlock => ({ block_type, block_params: { color_scheme: 'normal', ...params }, fields });

export const menuLine = (fr: string, en: string, page: TemplatePage): WireBlock =>
  item('menu_item', { link: link(fr, en, page, 'href') });
