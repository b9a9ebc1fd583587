import type { Player, PlayerOptions } from './player.ts';

/** The browser's own player. Its controls stay hidden until the first play (`2-blocks-and-search §4`). */
export function nativePlayer({ place, video, tell, signal }: PlayerOptions): Player {
  const element = place.querySelector('video');
  const onPlay = () => {
    if (element && video.controls) element.controls = true;
    tell('playing');
  };
  element?.addEventListener('play', onPlay, { signal });
  element?.addEventListener('pause', () => tell('paused'), { signal });
  signal.addEventListener('abort', () => element?.pause());
  return {
    // A browser may refuse to play by itself; the poster stays, which is no error.
    play: () => void element?.play().catch(() => tell('paused')),
    pause: () => element?.pause(),
  };
}
