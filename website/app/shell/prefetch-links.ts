import { dataAddress } from '../navigation/data-address.ts';
import { internalUrl } from './follow-links.ts';
import { whenIdle } from './when-idle.ts';

/** Maximum number of prefetched pages: of links in view at first, and in the whole document. */
const most = { inView: 4, inAll: 20 };

declare global {
  interface Navigator {
    /** Missing in Firefox and Safari. */
    connection?: { effectiveType?: string; saveData?: boolean };
  }
}

/** True unless the visitor's connection is known to be slow (2g) or in data saver mode. */
export function mayPrefetch(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/**
 * Prefetches the data of pages while the browser is idle: of a few links in view, then of each link that is hovered, touched or
 * focused. Each address once, and none with a query (a search, a variant). Returns a function that stops it.
 */
export function prefetchLinks(): () => void {
  if (!mayPrefetch(navigator.connection)) return () => undefined;
  const fetched = new Set([location.pathname]);
  const prefetch = (target: EventTarget | null) => {
    const url = internalUrl(target);
    if (!url || url.search || fetched.has(url.pathname)) return;
    if (fetched.size > most.inAll) return;
    fetched.add(url.pathname);
    // The router requests the same address when the link is followed.
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: dataAddress(url) });
    whenIdle(() => document.head.append(link));
  };
  const intend = ({ target }: Event) => prefetch(target);
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, intend, { passive: true });
  // An observer, as measuring each link would force a layout of the whole page.
  const inView = new IntersectionObserver((entries, observer) => {
    observer.disconnect();
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && fetched.size <= most.inView) prefetch(target);
    }
  });
  whenIdle(() => {
    for (const link of document.links) inView.observe(link);
  });
  return () => {
    inView.disconnect();
    for (const event of events) document.removeEventListener(event, intend);
  };
}
