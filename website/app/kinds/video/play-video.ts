import { watchInView } from '../../ui/watch-in-view.ts';
import { nativePlayer } from './native-player.ts';
import type { VideoState, WhenTrackingAllowed } from './player.ts';
import type { VideoSettings } from './video-attributes.ts';
import { youtubePlayer } from './youtube-player.ts';

/**
 * Controls the video in `root` until `signal` aborts, and returns the function of its button, which plays or pauses it. Scrolling
 * starts an autoplay video in view and pauses one out of view. Nothing starts automatically with reduced motion, and a YouTube
 * video only when the visitor allows tracking, because its host tracks who plays it. The state is in `data-state`; `data-played` is set at
 * the first play, which also shows the controls (components.15).
 */
export function playVideo(
  root: HTMLElement,
  settings: VideoSettings,
  whenTrackingAllowed: WhenTrackingAllowed,
  signal: AbortSignal,
): () => void {
  const place = root.querySelector<HTMLElement>('[data-player]');
  const button = root.querySelector('button');
  if (!place || !button || signal.aborted) return () => undefined;
  const [playLabel, pauseLabel] = [button.ariaLabel ?? '', button.dataset.pauseLabel ?? ''];

  const onStateChange = (state: VideoState) => {
    const isPlaying = state === 'playing';
    root.dataset.state = state;
    if (isPlaying) root.dataset.played = '';
    button.ariaLabel = isPlaying ? pauseLabel : playLabel;
  };
  const options = { place, settings, title: playLabel, onStateChange, signal };
  const player = settings.youtubeId === null ? nativePlayer(options) : youtubePlayer(options);
  let startsByItself = settings.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches;

  let isAllowed = settings.youtubeId === null;
  let isInView = false;
  const startInView = () => {
    if (isInView && isAllowed && startsByItself) player.play();
  };

  const unwatch = watchInView(root, (seen) => {
    isInView = seen;
    if (!isInView) player.pause();
    startInView();
  });
  signal.addEventListener('abort', unwatch);
  if (!isAllowed && startsByItself) {
    const cancel = whenTrackingAllowed(() => {
      isAllowed = true;
      startInView();
    });
    signal.addEventListener('abort', cancel);
  }

  return () => {
    if (signal.aborted) return;
    if (root.dataset.state !== 'playing') return player.play();
    // A video that the visitor has paused must not restart on scroll.
    startsByItself = false;
    player.pause();
  };
}
