import { maxClickAgeMs } from './max-click-age.ts';
import type { EarlyClick } from './remember-clicks.inline.ts';

/**
 * Clicks the control that a visitor clicked in `frame` before it worked. Called once the frame works: a block when it has
 * `data-hydrated`, or a button when its action is handled. Does nothing when the control is gone or the click is too old.
 */
export function replayClicks(frame: Element): void {
  const click = takeEarlyClick(frame);
  if (!click) return;
  const { control, event } = click;
  // React hydrates a block within the dispatch of a click on it and then handles that click itself, unless it was held back.
  const isHandled = event.eventPhase !== Event.NONE && !event.defaultPrevented;
  if (!isHandled && control.isConnected && performance.now() - event.timeStamp < maxClickAgeMs) control.click();
}

/** Returns the click that waits in `frame` and forgets it. */
export function takeEarlyClick(frame: Element): EarlyClick | undefined {
  const click = globalThis.earlyClicks?.get(frame);
  globalThis.earlyClicks?.delete(frame);
  click?.control.removeAttribute('aria-busy');
  return click;
}
