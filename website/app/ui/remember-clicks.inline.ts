import { maxClickAgeMs } from './max-click-age.ts';

export interface EarlyClick {
  control: HTMLElement;
  event: Event;
}

declare global {
  /**
   * Last click that waits in each block, and on each button whose action the document handles. Defined by this script.
   */
  var earlyClicks: Map<Element, EarlyClick> | undefined;
  /** Starts to load the scripts of the page at once. */
  var startNow: (() => void) | undefined;
}

/**
 * Remembers clicks on controls that need JavaScript, in blocks that are not hydrated yet (`data-hydrated`) and on buttons with an
 * action of the document (`handle-action.ts`). It is one of the first scripts of the document. Links, fields, popovers and forms with
 * an action work without JavaScript and are left alone; a form without an action would reload the page, so its submission is held
 * back. The listener is on the window, which sees a click before React does. A control that still waits after ten seconds leads to
 * the address of its `data-fallback`, if it has one.
 */
const clicks = new Map<Element, EarlyClick>();
globalThis.earlyClicks = clicks;

addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest?.<HTMLElement>(
      'a,input,button,[role=tab],[role=switch],[role=checkbox],[role=option],[role=menuitem]',
    );
    const frame = control?.closest<HTMLElement>('[data-action],[data-hydration=load],[data-hydration=visible]');
    if (!control || !frame || 'hydrated' in frame.dataset || control.matches('a,input,[popovertarget]')) return;
    const { type, form } = control as HTMLButtonElement; // undefined for others
    if (type === 'submit' && form) {
      if (form.matches('[action]')) return;
      event.preventDefault();
    }
    const last = clicks.get(frame);
    if (last) last.control.ariaBusy = null;
    clicks.set(frame, { control, event });
    control.ariaBusy = 'true';
    const { fallback } = control.dataset;
    if (fallback) setTimeout(() => clicks.get(frame)?.event === event && location.assign(fallback), maxClickAgeMs);
    globalThis.startNow?.();
  },
  true,
);
