import type { FinishedLink } from './finish-link.server.ts';

/** Returns a button of the website in the form of a content link; `href` is internal and has its locale. */
export const plainLink = (text: string, href: string): FinishedLink => ({
  href,
  text,
  isInternal: true,
  isNewTab: false,
  isButton: true,
  color: null,
  background: null,
  icon: null,
  action: null,
});
