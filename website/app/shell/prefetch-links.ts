import { internalUrl } from './follow-links.ts';
import { whenIdle } from './when-idle.ts';

/** In view at first, and in all of a document: pages are fetched ahead for who may want them, not for the sake of it. */
const most = { inView: 4, inAll: 20 };

declare global {
  interface Navigator {
    /** Not in Firefox and Safari. */
    connection?: { effectiveType?: string; saveData?: boolean };
  }
}

/** Whether the visitor's connection has bytes to spare. */
export function mayPrefetch(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/**
 * Fetches the data of pages ahead while the browser is idle: of a few links that are in view, then of each that the pointer, a
 * finger or the focus comes to. Once for an address, and not for one with a query (a search, a variant). Returns how to stop.
 */
export function prefetchLinks(): () => void {
  if (!mayPrefetch(navigator.connection)) return () => undefined;
  const fetched = new Set([location.pathname]);
  const prefetch = (target: EventTarget | null) => {
    const url = internalUrl(target);
    if (!url || url.search || url.pathname.endsWith('/') || fetched.has(url.pathname)) return;
    if (fetched.size > most.inAll) return;
    fetched.add(url.pathname);
    // The router asks for the same address when the link is followed.
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: `${url.pathname}.data` });
    whenIdle(() => document.head.append(link));
  };
  const intend = ({ target }: Event) => prefetch(target);
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, intend, { passive: true });
  whenIdle(() => {
    for (const link of document.links) {
      const { top, bottom, width } = link.getBoundingClientRect();
      if (fetched.size <= most.inView && width > 0 && top < innerHeight && bottom > 0) prefetch(link);
    }
  });
  return () => {
    for (const event of events) document.removeEventListener(event, intend);
  };
}
