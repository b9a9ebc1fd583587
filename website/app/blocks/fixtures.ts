import type { WireBlock } from '@vitrine/contract/site.ts';

/**
 * Named examples of a block in the form of the wire. Each feeds `/qa/sections`, the shared block test and the screenshots:
 * `default`, `everything`, and whatever may go wrong in plain words (`without a picture`, `very long French title`).
 */
export type BlockFixtures = Readonly<Record<string, WireBlock>>;

/** Content components, short to write. */
export const words = (fr: string, en: string = fr) => ({ cms_component: 'text', content: { fr, en } });
export const lines = (fr: string, en: string = fr) => ({ cms_component: 'textarea', content: { fr, en } });
export const html = (fr: string, en: string = fr) => ({ cms_component: 'richtext', content: { fr, en } });
export const iconOf = (type: string) => ({ cms_component: 'icon', type });

export const linkTo = (fr: string, en: string, url: string, format: 'button' | 'href' = 'button') => ({
  cms_component: 'link',
  format: { type: format },
  text: { fr, en },
  url: { fr: url, en: url },
  target: 'self',
});

/** A picture of the demo by its key; `width` and `height` are the master's. */
export const pictureOf = (key: string, altFr: string, altEn: string, width = 1440, height = 960) => {
  const widths = [480, 960, 1440, 2160].filter((each) => each <= width);
  const variants = ['avif', 'webp'].flatMap((format) =>
    widths.map((each) => ({ url: `/resources/${key}-${each}.${format}`, width: each, type: `image/${format}` })),
  );
  const file = { url: `/resources/${key}.webp`, width, height, variants };
  return { cms_component: 'image', media: { fr: { ...file, alt: altFr }, en: { ...file, alt: altEn } } };
};

/** A film, or with an address of YouTube a video of it, behind its poster. */
export const videoOf = (url: string, poster: ReturnType<typeof pictureOf>, more: Record<string, unknown> = {}) => ({
  cms_component: 'video',
  sources: { fr: [{ url }], en: [{ url }] },
  poster,
  ...more,
});

export const item = (block_type: string, fields: Record<string, unknown>): WireBlock => ({ block_type, fields });
