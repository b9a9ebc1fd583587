import type { FinishedLink } from './finished.ts';

/** A button of ours in the form of the content's links; `href` is internal and has its locale. */
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
