import type { Player, PlayerOptions, VideoState } from './player.ts';
import type { VideoSettings } from './video-attributes.ts';

/** Host of the embedded player that sets no cookie before a video plays. */
const host = 'https://www.youtube-nocookie.com';

/** Player states by YouTube's numbers. */
const states: Readonly<Record<number, VideoState>> = { 0: 'paused', 1: 'playing', 2: 'paused' };

/**
 * Creates the YouTube player, which loads at the first play. It is controlled by messages, so that no YouTube script runs in the
 * page (docs/decisions/0014-speak-to-the-video-player.md).
 */
export function youtubePlayer({ place, settings, title, onStateChange, signal }: PlayerOptions): Player {
  let iframe: HTMLIFrameElement | null = null;
  const post = (message: object) => iframe?.contentWindow?.postMessage(JSON.stringify(message), host);
  const command = (func: 'playVideo' | 'pauseVideo') => post({ event: 'command', func, args: [] });

  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== host || source !== iframe?.contentWindow) return;
    const state = stateIn(data);
    if (state) onStateChange(state);
  };
  window.addEventListener('message', onMessage, { signal });
  signal.addEventListener('abort', () => iframe?.remove());

  return {
    play() {
      if (iframe) command('playVideo');
      else {
        iframe = playerIframe(settings, title);
        iframe.addEventListener('load', () => post({ event: 'listening' }), { signal });
        place.append(iframe);
      }
      onStateChange('playing');
    },
    pause() {
      if (!iframe) return;
      command('pauseVideo');
      onStateChange('paused');
    },
  };
}

function playerIframe({ youtubeId, controls, loop, muted }: VideoSettings, title: string): HTMLIFrameElement {
  const query = new URLSearchParams({
    autoplay: '1',
    mute: muted ? '1' : '0',
    controls: controls ? '1' : '0',
    // YouTube loops a single video only as a playlist of itself.
    ...(loop && { loop: '1', playlist: youtubeId ?? '' }),
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    origin: location.origin,
  });
  return Object.assign(document.createElement('iframe'), {
    src: `${host}/embed/${youtubeId}?${query}`,
    title,
    allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
  });
}

/** Returns the state that a message of the player reports; undefined for any other message. */
function stateIn(data: unknown): VideoState | undefined {
  try {
    const { event, info } = JSON.parse(String(data));
    const state = event === 'onStateChange' ? info : event === 'infoDelivery' ? info?.playerState : undefined;
    return states[state];
  } catch {
    return undefined;
  }
}
