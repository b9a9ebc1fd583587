import type { Locale } from '@vitrine/contract/locale.ts';
import { blockClicked, formMessage, readMessage, showBlock } from '@vitrine/contract/preview-messages.ts';

interface AdminConnection {
  /** Origin of the admin: messages of any other window are ignored, and none is sent to it. */
  adminOrigin: string;
  /** Language of the preview; the form's values in another one are ignored. */
  locale: Locale;
  /** Called with the values of the form after each change. */
  onEdit: (edited: object) => void;
}

/**
 * Listens to the admin that embeds this page: shows what its form holds and the block whose form has the focus. Tells the admin which
 * block was clicked. Returns the function that ends it.
 */
export function connectAdmin({ adminOrigin, locale, onEdit }: AdminConnection): () => void {
  const { parent } = window;
  // A preview in its own tab has no admin around it.
  if (parent === window) return () => undefined;
  const stop = new AbortController();
  const read = ({ origin, source, data }: MessageEvent) => {
    if (origin !== adminOrigin || source !== parent) return;
    const type = readMessage(data, 'type');
    if (type === showBlock) scrollToBlock(String(readMessage(data, 'id')));
    if (type !== formMessage || readMessage(data, 'locale') !== locale) return;
    const edited = readMessage(data, 'data');
    if (typeof edited === 'object' && edited !== null) onEdit(edited);
  };
  const select = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    // The admin may embed no other page than the preview, and a form would be sent in earnest.
    if (target?.closest('a, [type="submit"], form button:not([type])')) event.preventDefault();
    const id = target?.closest<HTMLElement>('main > [data-block-id]')?.dataset.blockId;
    if (id !== undefined) parent.postMessage({ type: blockClicked, id }, adminOrigin);
  };
  window.addEventListener('message', read, { signal: stop.signal });
  document.addEventListener('click', select, { capture: true, signal: stop.signal });
  parent.postMessage({ type: formMessage, ready: true }, adminOrigin);
  return () => stop.abort();
}

/** Scrolls only when the block is not in view. */
function scrollToBlock(id: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .querySelector(`main > [data-block-id="${CSS.escape(id)}"]`)
    ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
}
