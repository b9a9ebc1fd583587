import type { FinishedVideo } from './finished.ts';
import { nativePlayer } from './native-player.ts';
import type { VideoState } from './player.ts';
import { youtubePlayer } from './youtube-player.ts';

/**
 * Makes the video in `root` play and pause, until `signal` ends it: by its button, by itself where it is to start by itself and the
 * visitor does not prefer less motion, and by what is in view. Its state stands in `data-state`, and `data-played` from the first
 * play on, which also brings its controls (`2-blocks-and-search §4`).
 */
export function playVideo(root: HTMLElement, video: FinishedVideo, signal: AbortSignal): void {
  const place = root.querySelector<HTMLElement>('[data-player]');
  const button = root.querySelector('button');
  if (!place || !button || signal.aborted) return;
  root.dataset.state = 'ready';
  delete root.dataset.played;
  const [playLabel, pauseLabel] = [button.ariaLabel ?? '', button.dataset.pauseLabel ?? ''];

  const tell = (state: VideoState) => {
    const isPlaying = state === 'playing';
    root.dataset.state = state;
    if (isPlaying) root.dataset.played = '';
    button.ariaLabel = isPlaying ? pauseLabel : playLabel;
  };
  const options = { place, video, title: playLabel, tell, signal };
  const player = video.youtubeId === null ? nativePlayer(options) : youtubePlayer(options);
  const isPlaying = () => root.dataset.state === 'playing';

  let startsByItself = video.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const onPress = () => {
    // Who stops a film does not want it back at the next scroll.
    if (isPlaying()) startsByItself = false;
    if (isPlaying()) player.pause();
    else player.play();
  };
  button.addEventListener('click', onPress, { signal });

  const observer = new IntersectionObserver((entries) => {
    const isInView = entries.at(-1)?.isIntersecting ?? false;
    if (!isInView) player.pause();
    if (isInView && startsByItself) player.play();
  });
  observer.observe(root);
  signal.addEventListener('abort', () => observer.disconnect());
}
