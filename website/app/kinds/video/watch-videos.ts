import { handleAction } from '../../ui/handle-action.ts';
import type { WhenTrackingAllowed } from './player.ts';
import { readVideoSettings } from './video-attributes.ts';

interface WatchedVideo {
  life: AbortController;
  /** Resolves to the function that plays or pauses the video, once the code of the player is loaded. */
  toggle: Promise<() => void>;
}

/**
 * Gives every video of the document its player, also in HTML that appears later or that React does not hydrate, and lets go of
 * removed ones. The first video loads the code of the player. Returns a function that lets go of all.
 */
export function watchVideos(whenTrackingAllowed: WhenTrackingAllowed): () => void {
  const videos = new Map<Element, WatchedVideo>();
  const update = () => {
    for (const [element, { life }] of videos) {
      if (element.isConnected) continue;
      life.abort();
      videos.delete(element);
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-video]')) {
      if (!videos.has(element)) videos.set(element, startVideo(element, whenTrackingAllowed));
    }
  };
  const press = (button: Element) => {
    const element = button.closest('[data-video]');
    if (element) videos.get(element)?.toggle.then((toggle) => toggle());
  };
  const observer = new MutationObserver(update);
  const listening = new AbortController();
  update();
  observer.observe(document.body, { childList: true, subtree: true });
  handleAction('toggle_video', press, listening.signal);
  return () => {
    observer.disconnect();
    listening.abort();
    for (const { life } of videos.values()) life.abort();
  };
}

function startVideo(element: HTMLElement, whenTrackingAllowed: WhenTrackingAllowed): WatchedVideo {
  const life = new AbortController();
  const toggle = import('./play-video.ts').then(({ playVideo }) =>
    playVideo(element, readVideoSettings(element), whenTrackingAllowed, life.signal),
  );
  return { life, toggle };
}
