import { replayClicks, takeEarlyClick } from './replay-clicks.ts';

/** Value of `data-action` of a button that the document handles, so that the button works in HTML without React. */
export type ButtonAction = 'print' | 'open_consent' | 'toggle_video' | 'keep_listing' | 'share';

/**
 * Calls `run` for every click on a button with this action, wherever and whenever it stands in the document, until `signal`
 * aborts. Clicks from before the call are replayed. The listener is on the window, because React stops a click in a block that
 * waits for its code.
 */
export function handleAction(action: ButtonAction, run: (button: Element) => void, signal?: AbortSignal): void {
  const selector = `button[data-action="${action}"]`;
  const listen = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(selector) : null;
    if (!button) return;
    takeEarlyClick(button);
    run(button);
  };
  window.addEventListener('click', listen, { capture: true, ...(signal && { signal }) });
  for (const button of document.querySelectorAll(selector)) replayClicks(button);
}
