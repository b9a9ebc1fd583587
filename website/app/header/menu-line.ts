import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import type { FinishedLink } from '../kinds/link/finish-link.server.ts';

/** One item of a menu with its sub-items (`menu_item`, three levels in all). */
export interface MenuLine {
  id: string;
  link: FinishedLink | null;
  menu_repeater: MenuLine[];
  image: FinishedImage | null;
  description: string;
  params: { variant: 'plain' | 'column' | 'featured' };
}

/**
 * Returns the items that have a link, with their type. The schema describes items within items without a type of their own, so the
 * type is asserted here.
 */
export const menuLines = (items: readonly { id: string; link: FinishedLink | null }[]): MenuLine[] =>
  (items as MenuLine[]).filter(({ link }) => link !== null);
