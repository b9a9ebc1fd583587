import type { ImageComponent, ImageFilters, PictureFile } from '@vitrine/contract/kinds/image.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { otherLocales } from '../../locale/paths.ts';

/** A picture in one language, with absolute addresses. */
export interface FinishedImage {
  kind: 'image';
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** One entry per format, best first; `srcset` lists all widths. */
  sources: { type: string; srcset: string }[];
  /** Focal point in percent. */
  center: { x: number; y: number };
  /** CSS `filter`; null for none. */
  filter: string | null;
  /** Tiny preview as a data URL. */
  placeholder: string | null;
  /** How a photo of a listing differs from those that fill a place; undefined for one that does (components.21). */
  fit?: 'tall' | 'small';
}

/** Width in proportion to the height below which a photo loses too much in a wide place. */
const tallRatio = 0.85;
/** Width below which a photo is not enlarged to fill half of a screen, px. */
const smallWidth = 560;

export interface MediaContext {
  locale: Locale;
  asset: (url: string) => string;
  warn: (message: string) => void;
}

/**
 * Returns a picture with all of its widths and formats; null without a file. It fills its place around the focal point that an editor chose, however
 * tall it is, as a portrait between blurred bands looks like a mistake.
 */
export function finishImage(component: ImageComponent | null | undefined, context: MediaContext): FinishedImage | null {
  const file = fileIn(component?.media, context.locale);
  if (!file) return null;
  const picture = pictureOf({ ...file, center: component?.center ?? file.center }, context);
  return { ...picture, filter: cssFilter(component?.filters) };
}

/**
 * Returns the file of a language, or that of the other language, with the alternative text of the page's language when there is
 * one.
 */
function fileIn(media: ImageComponent['media'], locale: Locale): PictureFile | null {
  const file = [locale, ...otherLocales(locale)].map((each) => media?.[each]).find((each) => each?.url);
  return file ? { ...file, alt: media?.[locale]?.alt || (file.alt ?? null) } : null;
}

/** Returns a picture outside an image component, such as a listing's: an address, or an address with variants. */
export function finishPicture(picture: string | PictureFile, context: Pick<MediaContext, 'asset'>): FinishedImage {
  const file = fileOf(picture);
  return { ...pictureOf(file, context), ...fitOf(file) };
}

/** Returns a portrait outside an image component. It fills its place, however tall it is. */
export const finishPortrait = (picture: string | PictureFile, context: Pick<MediaContext, 'asset'>): FinishedImage =>
  pictureOf(fileOf(picture), context);

const fileOf = (picture: string | PictureFile): PictureFile =>
  typeof picture === 'string' ? { url: picture } : picture;

function pictureOf(file: PictureFile, { asset }: Pick<MediaContext, 'asset'>): FinishedImage {
  return {
    kind: 'image',
    src: asset(file.url ?? ''),
    alt: file.alt ?? '',
    width: file.width ?? null,
    height: file.height ?? null,
    sources: sourcesByType(file, asset),
    center: { x: percent(file.center?.x, 50), y: percent(file.center?.y, 50) },
    filter: null,
    // The value becomes part of a style attribute, so it must not contain quotes.
    placeholder: /^data:image\/[\w.+-]+;base64,[\w+/]+=*$/.test(file.placeholder ?? '')
      ? (file.placeholder ?? null)
      : null,
  };
}

function fitOf({ width, height }: PictureFile): Pick<FinishedImage, 'fit'> {
  if (!width || !height) return {};
  if (width < smallWidth) return { fit: 'small' };
  return width < tallRatio * height ? { fit: 'tall' } : {};
}

const formatRank = ['image/avif', 'image/webp'];

function sourcesByType(file: PictureFile, asset: (url: string) => string): FinishedImage['sources'] {
  const types = [...new Set((file.variants ?? []).map(({ type }) => type))];
  return types
    .sort((a, b) => rank(a) - rank(b))
    .map((type) => ({
      type,
      srcset: (file.variants ?? [])
        .filter((variant) => variant.type === type)
        .sort((a, b) => a.width - b.width)
        .map(({ url, width }) => `${inSrcset(asset(url))} ${width}w`)
        .join(', '),
    }));
}

/** Escapes spaces and commas, which end an address or an entry in a `srcset`. */
const inSrcset = (url: string): string => url.trim().replaceAll(' ', '%20').replaceAll(',', '%2C');

const rank = (type: string): number => (formatRank.includes(type) ? formatRank.indexOf(type) : formatRank.length);

const percent = (value: number | null | undefined, byDefault: number): number =>
  Math.min(100, Math.max(0, value ?? byDefault));

const neutral = { blur: 0, brightness: 100, contrast: 100, opacity: 100, saturate: 100 } as const;

function cssFilter(filters: ImageFilters | null | undefined): string | null {
  const changed = (Object.keys(neutral) as (keyof typeof neutral)[]).flatMap((name) => {
    const value = filters?.[name];
    if (value === null || value === undefined || value === neutral[name]) return [];
    return [`${name}(${Math.max(0, value)}${name === 'blur' ? 'px' : '%'})`];
  });
  return changed.length > 0 ? changed.join(' ') : null;
}
