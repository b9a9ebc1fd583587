import type { FinishedImage, FinishedLink } from '../cms/finished.ts';

/** A line of a menu as a block receives it, with the lines below it (`menu_item`, three levels in all). */
export interface MenuLine {
  id: string;
  link: FinishedLink | null;
  menu_repeater: MenuLine[];
  image: FinishedImage | null;
  description: string;
  params: { variant: 'plain' | 'column' | 'featured' };
}

/**
 * Gives menu lines their type. A line that holds lines again has no type of its own in the description, which is why it is
 * asserted here.
 */
export const menuLines = (items: readonly { id: string; link: FinishedLink | null }[]): MenuLine[] =>
  (items as MenuLine[]).filter(({ link }) => link !== null);
