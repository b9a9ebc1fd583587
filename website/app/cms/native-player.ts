import type { Player, PlayerOptions } from './player.ts';

/** The browser's own player. Its controls stay hidden until the first play (`2-blocks-and-search §4`). */
export function nativePlayer({ place, video, tell, signal }: PlayerOptions): Player {
  const element = place.querySelector('video');
  const onPlaying = () => {
    if (element && video.controls) element.controls = true;
    tell('playing');
  };
  // `play` would come before the first picture, also of a film that is not there.
  element?.addEventListener('playing', onPlaying, { signal });
  element?.addEventListener('pause', () => tell('paused'), { signal });
  signal.addEventListener('abort', () => element?.pause());
  return {
    // A browser may refuse to play by itself; the poster stays, which is no error.
    play: () => void element?.play().catch((error) => tell(isUnplayable(error) ? 'failed' : 'paused')),
    pause: () => element?.pause(),
  };
}

const isUnplayable = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotSupportedError';
