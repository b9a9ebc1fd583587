import type { WireBlock } from '@vitrine/contract/site.ts';

/**
 * Named examples of a block in the form of the wire. Each feeds `/qa/sections`, the shared block test and the browser tests:
 * `default`, `everything`, and the edge cases in plain words (`without a picture`, `very long French title`).
 */
export type BlockFixtures = Readonly<Record<string, WireBlock>>;

type Fields = Readonly<Record<string, unknown>>;

/** A difference from the default example in block params as well as fields; `withParams` makes one. */
interface Difference {
  block_params: Fields;
  fields: Fields;
}

/**
 * Returns the examples of a block: `default` is `base`, and every other one says only what differs from it. Null removes a field,
 * as an absent field and null mean the same on the wire.
 */
export const examplesOf = (
  type: string,
  base: Fields | Difference,
  differences: Readonly<Record<string, Fields | Difference>> = {},
): BlockFixtures => {
  const first = differenceOf(base);
  const merge = ({ block_params, fields }: Difference): WireBlock => ({
    block_type: type,
    block_params: { ...first.block_params, ...block_params },
    fields: { ...first.fields, ...fields },
  });
  const others = Object.entries(differences).map(([name, each]) => [name, merge(differenceOf(each))] as const);
  return { default: merge(first), ...Object.fromEntries(others) };
};

export const withParams = (block_params: Fields, fields: Fields = {}): Difference => ({ block_params, fields });

const isDifference = (value: Fields | Difference): value is Difference => 'block_params' in value;
const differenceOf = (value: Fields | Difference): Difference => (isDifference(value) ? value : withParams({}, value));

export const words = (fr: string, en: string = fr) => ({ cms_component: 'text', content: { fr, en } });
export const lines = (fr: string, en: string = fr) => ({ cms_component: 'textarea', content: { fr, en } });
export const html = (fr: string, en: string = fr) => ({ cms_component: 'richtext', content: { fr, en } });
export const iconOf = (type: string) => ({ cms_component: 'icon', type });

/** English paths of pages to which examples link. */
const englishPaths: Readonly<Record<string, string>> = {
  '/a-propos': '/about',
  '/acheter': '/buy',
  '/blogue': '/blog',
  '/equipe': '/team',
  '/proprietes': '/properties',
  '/vendre': '/sell',
};

/** Returns a link; `url` is a French path, or an address of both languages. */
export const linkTo = (fr: string, en: string, url: string, format: 'button' | 'href' = 'button') => ({
  cms_component: 'link',
  format: { type: format },
  text: { fr, en },
  url: { fr: url, en: englishPaths[url] ?? url },
  target: 'self',
});

/** Returns a picture of the demo by its key, without its alternative text; `width` and `height` are those of the original file. */
export const pictureFileOf = (key: string, width = 1440, height = 960) => {
  const widths = [480, 960, 1440, 2160].filter((each) => each <= width);
  const variants = ['avif', 'webp'].flatMap((format) =>
    widths.map((each) => ({ url: `/resources/${key}-${each}.${format}`, width: each, type: `image/${format}` })),
  );
  return { url: `/resources/${key}.webp`, width, height, variants };
};

/** Returns the image component of a picture of the demo; `width` and `height` are those of the original file. */
export const pictureOf = (key: string, altFr: string, altEn: string, width?: number, height?: number) => {
  const file = pictureFileOf(key, width, height);
  return { cms_component: 'image', media: { fr: { ...file, alt: altFr }, en: { ...file, alt: altEn } } };
};

/** Returns a video component with a poster. The address of a YouTube page makes it a YouTube video. */
export const videoOf = (url: string, poster: ReturnType<typeof pictureOf>, more: Record<string, unknown> = {}) => ({
  cms_component: 'video',
  sources: { fr: [{ url }], en: [{ url }] },
  poster,
  ...more,
});

/** Returns items with another call to action. */
export const withCta = <Item extends WireBlock>(items: readonly Item[], cta: ReturnType<typeof linkTo>): Item[] =>
  items.map((each) => ({ ...each, fields: { ...each.fields, cta } }));

export const item = (block_type: string, fields: Record<string, unknown>): WireBlock => ({ block_type, fields });
