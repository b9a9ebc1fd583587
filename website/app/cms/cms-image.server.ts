import type { ImageComponent, ImageFilters, PictureFile } from '@vitrine/contract/components.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { otherLocales } from '../locale/paths.ts';
import type { FinishedImage } from './finished.ts';

export interface MediaContext {
  locale: Locale;
  asset: (url: string) => string;
  warn: (message: string) => void;
}

/** A picture with every width and format that it was made in; null where the content names none. */
export function finishImage(component: ImageComponent | null | undefined, context: MediaContext): FinishedImage | null {
  const file = fileIn(component?.media, context.locale);
  if (!file) return null;
  const center = { x: percent(component?.center?.x, 50), y: percent(component?.center?.y, 50) };
  return { ...finishPicture(file, context), center, filter: cssFilter(component?.filters) };
}

/** The file of a language, or that of the other one, described in the language of the page where it is. */
function fileIn(media: ImageComponent['media'], locale: Locale): PictureFile | null {
  const file = [locale, ...otherLocales(locale)].map((each) => media?.[each]).find((each) => each?.url);
  return file ? { ...file, alt: media?.[locale]?.alt || (file.alt ?? null) } : null;
}

/** A picture that stands outside a component, such as a listing's: a bare address or one with its variants. */
export function finishPicture(picture: string | PictureFile, { asset }: Pick<MediaContext, 'asset'>): FinishedImage {
  const file: PictureFile = typeof picture === 'string' ? { url: picture } : picture;
  return {
    kind: 'image',
    src: asset(file.url ?? ''),
    alt: file.alt ?? '',
    width: file.width ?? null,
    height: file.height ?? null,
    sources: sourcesByType(file, asset),
    center: { x: 50, y: 50 },
    filter: null,
    // It stands in a style attribute, so nothing may end its quotes.
    placeholder: /^data:image\/[\w.+-]+;base64,[\w+/]+=*$/.test(file.placeholder ?? '')
      ? (file.placeholder ?? null)
      : null,
  };
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

/** A space would end the address, and a comma the entry. */
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
