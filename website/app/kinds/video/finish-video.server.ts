import type { VideoComponent } from '@vitrine/contract/kinds/video.ts';
import { pickLocale } from '@vitrine/contract/locale.ts';
import { type FinishedImage, finishImage, type MediaContext } from '../image/finish-image.server.ts';
import { isYouTube, youtubeId } from './youtube.server.ts';

/** A video in one language, with absolute addresses. */
export interface FinishedVideo {
  kind: 'video';
  /** Id of a YouTube video, which plays on the privacy-enhanced host; null for a video that the browser plays. */
  youtubeId: string | null;
  sources: { src: string; type: string | null }[];
  poster: FinishedImage | null;
  autoplay: boolean;
  controls: boolean;
  loop: boolean;
  muted: boolean;
  /** True when the play sign shows on hover or focus only (components.16). */
  hidesOverlay: boolean;
}

/**
 * Returns a video with the sources of its language, or a YouTube video. A provider address of unknown form only logs a warning
 * and has no player (components.12).
 */
export function finishVideo(component: VideoComponent | null | undefined, context: MediaContext): FinishedVideo | null {
  const sources = pickLocale(component?.sources, context.locale);
  const first = sources?.[0];
  if (!component || !sources || !first) return null;
  const isProvider = component.cms_component === 'external_video' || isYouTube(first.url);
  const id = youtubeId(first.url);
  if (isProvider && id === null) {
    context.warn(`No player for the video source ${first.url}`);
    return null;
  }
  const files = isProvider ? [] : sources.map(({ url, type }) => ({ src: context.asset(url), type: type ?? null }));
  const playable = files.filter(({ src }) => src !== '');
  if (!isProvider && playable.length === 0) return null;
  return {
    kind: 'video',
    youtubeId: id,
    sources: playable,
    poster: finishImage(component.poster, context),
    autoplay: component.autoplay ?? false,
    controls: component.controls ?? false,
    loop: component.loop ?? true,
    muted: component.muted ?? true,
    hidesOverlay: component.hide_overlay ?? false,
  };
}
