interface EarlyClick {
  control: HTMLElement;
  event: Event;
}

declare global {
  /**
   * Last click that waits in each block, and on each button whose action the document handles. Defined by the script below.
   */
  var earlyClicks: Map<Element, EarlyClick> | undefined;
  /** Starts to load the scripts of the page at once. */
  var startNow: (() => void) | undefined;
}

/** Maximum age of a click that is replayed, ms. An older one would surprise the visitor. */
const maxAgeMs = 10_000;

/**
 * Script that remembers clicks on controls that need JavaScript, in blocks that are not hydrated yet (`data-hydrated`) and on
 * buttons with an action of the document (`handle-action.ts`). It is one of the first scripts of the document. Links, fields,
 * popovers and forms with an action work without JavaScript and are left alone; a form without an action would reload the page,
 * so its submission is held back. The listener is on the window, which sees a click before React does. A control that still waits
 * after ten seconds leads to the address of its `data-fallback`, if it has one.
 */
export const rememberClicks = `var earlyClicks = new Map;
  addEventListener('click', (event) => {
    const control = event.target.closest?.('a,input,button,[role=tab],[role=switch],[role=checkbox],[role=option],[role=menuitem]');
    const frame = control?.closest('[data-action],[data-hydration=load],[data-hydration=visible]');
    if (!frame || 'hydrated' in frame.dataset || control.matches('a,input,[popovertarget]')) return;
    const form = control.type == 'submit' && control.form;
    if (form) {
      if (form.matches('[action]')) return;
      event.preventDefault();
    }
    const last = earlyClicks.get(frame);
    if (last) last.control.ariaBusy = null;
    earlyClicks.set(frame, { control, event });
    control.ariaBusy = true;
    const { fallback } = control.dataset;
    if (fallback) setTimeout(() => earlyClicks.get(frame)?.event == event && location.assign(fallback), ${maxAgeMs});
    globalThis.startNow?.();
  }, true)`.replace(/\n\s*/g, ' ');

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
  if (!isHandled && control.isConnected && performance.now() - event.timeStamp < maxAgeMs) control.click();
}

/** Returns the click that waits in `frame` and forgets it. */
export function takeEarlyClick(frame: Element): EarlyClick | undefined {
  const click = globalThis.earlyClicks?.get(frame);
  globalThis.earlyClicks?.delete(frame);
  click?.control.removeAttribute('aria-busy');
  return click;
}
