import { dataAddress } from '../../navigation/data-address.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { internalUrl } from './follow-links.ts';

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
 * focused. For these, `prepare` is called once the data is there. Each address once, and none with a query (a search, a variant).
 * Returns a function that stops it.
 */
export function prefetchLinks(prepare: (url: URL) => void): () => void {
  if (!mayPrefetch(navigator.connection)) return () => undefined;
  /** Resolves once the data of an address is there, or cannot be fetched. */
  const fetched = new Map([[location.pathname, Promise.resolve()]]);
  const prepared = new Set([location.pathname]);
  const prefetch = (target: EventTarget | null): URL | null => {
    const url = internalUrl(target);
    if (!url || url.search) return null;
    if (fetched.has(url.pathname)) return url;
    if (fetched.size > most.inAll) return null;
    fetched.set(url.pathname, prefetchData(url));
    return url;
  };
  const intend = ({ target }: Event) => {
    const url = prefetch(target);
    if (!url || prepared.has(url.pathname)) return;
    prepared.add(url.pathname);
    fetched.get(url.pathname)?.then(() => whenIdle(() => prepare(url)));
  };
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

/** Fetches the data of a page when the browser is idle. The router requests the same address when the link is followed. */
const prefetchData = (url: URL): Promise<void> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: dataAddress(url) });
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    whenIdle(() => document.head.append(link));
  });
