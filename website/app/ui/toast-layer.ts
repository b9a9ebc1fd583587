import { onDialogsChange, topmostDialog } from './open-dialogs.ts';

let layer: HTMLElement | null = null;

/**
 * The one element that all toasts are drawn in, made when it is first asked for. It lies in the browser's top layer, above open
 * dialogs, and moves into the topmost of them, because a modal dialog leaves nothing outside of itself that can be pressed.
 */
export function toastLayer(className: string): HTMLElement {
  layer ??= makeLayer(className);
  raise(layer);
  return layer;
}

function makeLayer(className: string): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.popover = 'manual';
  onDialogsChange(() => raise(made));
  return made;
}

/** What enters the top layer last lies on top, so it is shown anew. React follows, as the element stays the same. */
function raise(element: HTMLElement): void {
  const place = topmostDialog() ?? document.body;
  if (element.parentElement === place && element.isConnected) return;
  const hadFocus = element.contains(document.activeElement) ? document.activeElement : null;
  place.append(element);
  // A browser without popovers draws it by its z-index, below dialogs alone.
  element.showPopover?.();
  if (hadFocus instanceof HTMLElement) hadFocus.focus();
}
