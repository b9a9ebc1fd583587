import type { Player, PlayerOptions } from './player.ts';

/**
 * Creates the player for videos that the browser plays. Its controls are hidden until the first play (components.15).
 */
export function nativePlayer({ place, settings, onStateChange, signal }: PlayerOptions): Player {
  const element = place.querySelector('video');
  const onPlaying = () => {
    if (element && settings.controls) element.controls = true;
    onStateChange('playing');
  };
  // The `play` event would fire before the first picture, also for a missing file.
  element?.addEventListener('playing', onPlaying, { signal });
  element?.addEventListener('pause', () => onStateChange('paused'), { signal });
  signal.addEventListener('abort', () => element?.pause());
  return {
    // A browser may block autoplay; the poster then stays, which is no error.
    play: () => void element?.play().catch((error) => onStateChange(isUnplayable(error) ? 'failed' : 'paused')),
    pause: () => element?.pause(),
  };
}

const isUnplayable = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotSupportedError';
