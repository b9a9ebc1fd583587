import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows internal links without a page load through one listener, as a hundred router links cost 0.3 ms a request. Links are
 * plain anchors, so they work before this is loaded and without JavaScript at all.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = event.defaultPrevented || !isPlainClick(event) ? null : internalUrl(event.target);
      if (!url) return;
      const isSamePage = url.pathname === location.pathname && url.search === location.search;
      if (isSamePage && url.hash) return scrollSmoothly();
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** A click that follows a link where it is, rather than in another tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A jump within the page glides there; a new page, or the place on one that was left, is simply there. */
function scrollSmoothly(): void {
  const page = document.documentElement;
  page.dataset.glides = '';
  setTimeout(() => delete page.dataset.glides, glideMs);
}

/** The browser's own glide is over by then. */
const glideMs = 1000;

/** The address that the router may follow: a page of this site in a language, not a file or another window. */
export function internalUrl(target: EventTarget | null): URL | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.href || (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return null;
  if (anchor.dataset.reload !== undefined) return null;
  const url = new URL(anchor.href);
  return url.origin === location.origin && /^\/(fr|en)(\/|$)/.test(url.pathname) ? url : null;
}
