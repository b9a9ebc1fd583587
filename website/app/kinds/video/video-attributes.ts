import type { FinishedVideo } from './finish-video.server.ts';

/** Settings of a video that its player needs. */
export type VideoSettings = Pick<FinishedVideo, 'youtubeId' | 'autoplay' | 'controls' | 'loop' | 'muted'>;

/** Returns the settings as attributes of the video's element, which `readVideoSettings` reads. */
export const videoAttributes = ({ youtubeId, autoplay, controls, loop, muted }: VideoSettings) => ({
  'data-video': youtubeId ?? '',
  'data-autoplay': autoplay || undefined,
  'data-controls': controls || undefined,
  'data-loop': loop || undefined,
  'data-muted': muted || undefined,
});

/** Returns the settings in the attributes of a video's element. A YouTube id of another form counts as none. */
export function readVideoSettings({ dataset }: HTMLElement): VideoSettings {
  const { video = '', autoplay, controls, loop, muted } = dataset;
  return {
    youtubeId: /^[\w-]{11}$/.test(video) ? video : null,
    autoplay: autoplay !== undefined,
    controls: controls !== undefined,
    loop: loop !== undefined,
    muted: muted !== undefined,
  };
}
