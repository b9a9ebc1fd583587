import { type AreaKey, areaPaths } from '@vitrine/contract/core/area-path.ts';
import type { ImageComponent } from '@vitrine/contract/kinds/image.ts';
import type { LinkComponent } from '@vitrine/contract/kinds/link.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { type PictureKey, pictureAlt } from './picture-alt.ts';
import { french, joinInversions, joinLeadingWords } from './typography.ts';

/** Short functions that create values of the wire format with texts in both languages, so that page files stay readable. */

export type Scheme = 'normal' | 'normal-grey' | 'inverted';
interface Words {
  fr: string;
  en: string;
}

/** Returns a text in both languages, with the non-breaking spaces of the French one. */
export const both = (fr: string, en: string): Words => ({ fr: french(fr), en });

const component = (cms_component: 'text' | 'textarea' | 'richtext') => (fr: string, en: string) => ({
  cms_component,
  content: both(fr, en),
});

const plainText = component('text');
/** Returns a title or another short text. */
export const text = (fr: string, en: string) => plainText(joinLeadingWords(joinInversions(fr)), en);
const plainTextarea = component('textarea');
export const textarea = (fr: string, en: string) => plainTextarea(joinInversions(fr), en);

const richtext = component('richtext');
/** Returns rich text from paragraphs; one that starts with a tag is not wrapped. */
export const rich = (fr: readonly string[], en: readonly string[]) => richtext(toHtml(fr), toHtml(en));

/** Returns HTML with one paragraph per line; a line that is HTML already is kept. */
export const toHtml = (lines: readonly string[]) =>
  lines.map((line) => (/^<(?:h2|h3|ul|ol|p|table)\b/.test(line) ? line : `<p>${line}</p>`)).join('\n');

export const icon = (type: string) => ({ cms_component: 'icon' as const, type, font_weight: 'regular' });

/** Returns a picture of the demo by its key, with its alternative text; the focal point is in percent. */
export function image(key: PictureKey, center = { x: 50, y: 50 }): ImageComponent {
  const alt = pictureAlt(key);
  const url = `/resources/${key}.webp`;
  return {
    cms_component: 'image',
    media: { fr: { url, alt: french(alt.fr) }, en: { url, alt: alt.en } },
    center,
  };
}

/** Returns a logo of the site, which is a file of its own, or one a language, and not a picture of the library. */
export const logo = (filename: string | Words, alt: Words): ImageComponent => {
  const { fr, en } = typeof filename === 'string' ? { fr: filename, en: filename } : filename;
  return {
    cms_component: 'image',
    media: { fr: { url: `/resources/${fr}`, alt: alt.fr }, en: { url: `/resources/${en}`, alt: alt.en } },
  };
};

/** Paths of the pages that links lead to, without the locale prefix. */
export const pagePaths = {
  home: { fr: '/', en: '/' },
  about: { fr: '/a-propos', en: '/about' },
  buy: { fr: '/acheter', en: '/buy' },
  sell: { fr: '/vendre', en: '/sell' },
  valuation: { fr: '/estimation', en: '/valuation' },
  services: { fr: '/services', en: '/services' },
  courtyard: { fr: '/projets/cour-des-tisserands', en: '/projects/cour-des-tisserands' },
  search: { fr: '/proprietes', en: '/properties' },
  blog: { fr: '/blogue', en: '/blog' },
  contact: { fr: '/contact', en: '/contact' },
  terms: { fr: '/termes-et-conditions', en: '/terms-and-conditions' },
  privacy: { fr: '/politique-confidentialite', en: '/privacy-policy' },
  sold: { fr: '/vendues', en: '/sold' },
  project: { fr: '/quai-des-tanneurs', en: '/quai-des-tanneurs' },
  team: { fr: '/equipe', en: '/team' },
  offices: { fr: '/bureaux', en: '/offices' },
  testimonials: { fr: '/temoignages', en: '/testimonials' },
  careers: { fr: '/carrieres', en: '/careers' },
  oldLongueuil: { fr: '/quartiers/vieux-longueuil', en: '/neighbourhoods/old-longueuil' },
  villeray: { fr: '/quartiers/villeray', en: '/neighbourhoods/villeray' },
  partners: { fr: '/partenaires', en: '/partners' },
  lots: { fr: '/terrains', en: '/lots' },
  build: { fr: '/batir', en: '/building' },
} as const;
export type PageName = keyof typeof pagePaths;

/** Target of a link: a page of the site by its name, optionally with a query or a fragment, the page of an area, or an external address. */
export type Target =
  | PageName
  | { page: PageName; query: string }
  | { page: PageName; fragment: string }
  | { area: AreaKey }
  | { href: string };

function addresses(target: Target): Words {
  if (typeof target === 'string') return { ...pagePaths[target] };
  if ('href' in target) return { fr: target.href, en: target.href };
  if ('area' in target) return areaPaths(target.area);
  const { fr, en } = pagePaths[target.page];
  const suffix = 'query' in target ? `?${target.query}` : `#${target.fragment}`;
  return { fr: fr + suffix, en: en + suffix };
}

interface LinkIcon {
  icon?: string;
}

function anyLink(type: 'button' | 'href', fr: string, en: string, target: Target, options: LinkIcon): LinkComponent {
  const isOutside = typeof target === 'object' && 'href' in target && target.href.startsWith('http');
  return {
    cms_component: 'link',
    format: { type },
    text: both(fr, en),
    url: addresses(target),
    ...(options.icon && { icon: { type: options.icon, align: 'right', font_weight: 'regular' } }),
    target: isOutside ? 'blank' : 'self',
  };
}

export const link = (fr: string, en: string, target: Target, options: LinkIcon = {}) =>
  anyLink('href', fr, en, target, options);
export const button = (fr: string, en: string, target: Target, options: LinkIcon = {}) =>
  anyLink('button', fr, en, target, options);

/** Returns a button that opens the contact modal; without JavaScript it leads to the contact page. */
export const contactButton = (fr: string, en: string): LinkComponent => ({
  ...button(fr, en, 'contact'),
  on_click_action: 'open_contact_modal',
});

/** Returns a button that leads to the form of several steps on the page for sellers (`StepsSheet` gives it the id). */
export const valuationButton = (fr: string, en: string) =>
  button(fr, en, { page: 'sell', fragment: 'property_valuation' });

export const item = (block_type: string, fields: Record<string, unknown>): WireBlock => ({ block_type, fields });

export const ctas = (...links: LinkComponent[]) => links.map((cta) => item('cta_item', { cta }));

/** Returns a block of a page in a colour scheme. */
export const block = (
  block_type: string,
  color_scheme: Scheme,
  fields: Record<string, unknown>,
  params: Record<string, unknown> = {},
): WireBlock => ({ block_type, block_params: { color_scheme, ...params }, fields });

/** Returns params with which the content service fills the block with listings. */
export const listings = (query: Record<string, unknown>, limit: number) => ({
  core_data: { source: 'properties', query, limit },
});

/** Returns params with which the content service fills the block with the market of a place, by its code. */
export const market = (place: string) => ({ core_data: { source: 'area', query: { place, transaction: 'buy' } } });

/** Params with which the content service fills the block with the site's offices. */
export const offices = { core_data: { source: 'offices' } };

/** Returns params with which the content service fills the block with brokers, each with a link to their page. */
export const brokers = (query: Record<string, unknown> = {}) => ({
  context_type: 'brokers',
  core_data: { source: 'people', query: { kind: 'broker', pages: pagePaths.team, ...query }, limit: 24 },
});

export const point = (iconType: string, fr: [title: string, words: string], en: [title: string, words: string]) =>
  item('about_item', {
    icon: icon(iconType),
    main_title: text(fr[0], en[0]),
    description: textarea(fr[1], en[1]),
  });

export const question = (fr: [question: string, ...answer: string[]], en: [question: string, ...answer: string[]]) => {
  const [askedFr, ...answerFr] = fr;
  const [askedEn, ...answerEn] = en;
  return item('qa_item', { main_title: text(askedFr, askedEn), description: rich(answerFr, answerEn) });
};

/** Returns a line with an icon, such as a fact or a phone number. */
export const iconLine = (iconType: string, fr: string, en: string) =>
  item('icon_list_item', { icon: icon(iconType), description: textarea(fr, en) });
