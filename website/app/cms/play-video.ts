import type { FinishedVideo } from './finished.ts';
import { nativePlayer } from './native-player.ts';
import type { VideoState } from './player.ts';
import { youtubePlayer } from './youtube-player.ts';

/**
 * Controls the video in `root` until `signal` aborts: the button plays and pauses it, and scrolling starts an autoplay video in
 * view and pauses one out of view. Nothing starts automatically with reduced motion. The state is in `data-state`; `data-played`
 * is set at the first play, which also shows the controls (`2-blocks-and-search §4`).
 */
export function playVideo(root: HTMLElement, video: FinishedVideo, signal: AbortSignal): void {
  const place = root.querySelector<HTMLElement>('[data-player]');
  const button = root.querySelector('button');
  if (!place || !button || signal.aborted) return;
  root.dataset.state = 'ready';
  delete root.dataset.played;
  const [playLabel, pauseLabel] = [button.ariaLabel ?? '', button.dataset.pauseLabel ?? ''];

  const onStateChange = (state: VideoState) => {
    const isPlaying = state === 'playing';
    root.dataset.state = state;
    if (isPlaying) root.dataset.played = '';
    button.ariaLabel = isPlaying ? pauseLabel : playLabel;
  };
  const options = { place, video, title: playLabel, onStateChange, signal };
  const player = video.youtubeId === null ? nativePlayer(options) : youtubePlayer(options);
  const isPlaying = () => root.dataset.state === 'playing';

  let startsByItself = video.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const onPress = () => {
    // A video that the visitor has paused must not restart on scroll.
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
