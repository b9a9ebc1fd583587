import type { ImageComponent, ImageFilters, PictureFile, VideoComponent } from '@vitrine/contract/components.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import type { FinishedImage, FinishedMedia, FinishedVideo } from './finished.ts';

export interface MediaContext {
  locale: Locale;
  asset: (url: string) => string;
  warn: (message: string) => void;
}

/** A picture with every width and format that it was made in; null where the content names none. */
export function finishImage(component: ImageComponent | null | undefined, context: MediaContext): FinishedImage | null {
  const file = pickLocale(component?.media, context.locale);
  if (!file?.url) return null;
  const center = { x: percent(component?.center?.x, 50), y: percent(component?.center?.y, 50) };
  return { ...finishPicture(file, context), center, filter: cssFilter(component?.filters) };
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
    placeholder: file.placeholder?.startsWith('data:image/') ? file.placeholder : null,
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
        .map(({ url, width }) => `${asset(url)} ${width}w`)
        .join(', '),
    }));
}

const rank = (type: string): number => (formatRank.includes(type) ? formatRank.indexOf(type) : formatRank.length);

const percent = (value: number | null | undefined, byDefault: number): number =>
  Math.min(100, Math.max(0, value ?? byDefault));

const neutral = { blur: 0, brightness: 100, contrast: 100, opacity: 100, saturate: 100 } as const;

function cssFilter(filters: ImageFilters | null | undefined): string | null {
  const changed = (Object.keys(neutral) as (keyof typeof neutral)[]).flatMap((name) => {
    const value = filters?.[name];
    if (value === null || value === undefined || value === neutral[name]) return [];
    return [`${name}(${value}${name === 'blur' ? 'px' : '%'})`];
  });
  return changed.length > 0 ? changed.join(' ') : null;
}

/** embed, shorts, live, watch with a `v`, or the short domain (`1-shell §5`). */
const youtube =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|live\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{11})/;

export function finishVideo(component: VideoComponent | null | undefined, context: MediaContext): FinishedVideo | null {
  const sources = pickLocale(component?.sources, context.locale);
  const first = sources?.[0];
  if (!component || !sources || !first) return null;
  const isExternal = component.cms_component === 'external_video';
  const youtubeId = youtube.exec(first.url)?.[1] ?? null;
  if (isExternal && youtubeId === null) {
    context.warn(`No player for the video source ${first.url}`);
    return null;
  }
  return {
    kind: 'video',
    youtubeId: isExternal ? youtubeId : null,
    sources: isExternal ? [] : sources.map(({ url, type }) => ({ src: context.asset(url), type: type ?? null })),
    poster: finishImage(component.poster, context),
    autoplay: component.autoplay ?? false,
    controls: component.controls ?? false,
    loop: component.loop ?? true,
    muted: component.muted ?? true,
  };
}

export const finishMedia = (
  component: ImageComponent | VideoComponent | null | undefined,
  context: MediaContext,
): FinishedMedia | null =>
  component?.cms_component === 'image' ? finishImage(component, context) : finishVideo(component, context);
