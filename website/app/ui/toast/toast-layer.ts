import { onDialogsChange, topmostDialog } from '../dialog/open-dialogs.ts';

let layer: HTMLElement | null = null;

/**
 * Returns the element that contains all toasts, created on first use. It is in the browser's top layer, above open dialogs, and
 * moves into the topmost dialog, because elements outside a modal dialog are inert.
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

/**
 * Moves the layer to the front by showing it again, because the last element shown is on top. React keeps rendering into it,
 * because the element stays the same.
 */
function raise(element: HTMLElement): void {
  const place = topmostDialog() ?? document.body;
  if (element.parentElement === place && element.isConnected) return;
  const hadFocus = element.contains(document.activeElement) ? document.activeElement : null;
  place.append(element);
  // Browsers without popovers draw it by its z-index, above the page but below dialogs.
  element.showPopover?.();
  if (hadFocus instanceof HTMLElement) hadFocus.focus();
}
