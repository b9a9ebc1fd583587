import type { Area } from '@vitrine/contract/core/area.ts';

/** Writes the sentences about an area in one language; '' where the statistics are missing. */
export interface AreaWriter {
  /** Describes all listings of the site. */
  site(area: Area): string;
  /** Describes a place without listings of the type. */
  none(area: Area): string;
  count(area: Area): string;
  prices(area: Area): string;
  newest(area: Area): string;
  types(area: Area): string;
}

/** Minimum share of the listings that a property type must have to be named among the most frequent ones. */
const namedShare = 0.1;

/** Returns the number of listings of all types in the place. */
export const totalOf = ({ types }: Area): number => types.reduce((sum, { count }) => sum + count, 0);

/** Returns the share of the area's type among all types of its place. */
export const shareOf = (area: Area): number => area.count / Math.max(1, totalOf(area));

/** Returns the two most frequent types, each with its share. */
export const mainTypes = (area: Area) =>
  area.types
    .slice(0, 2)
    .map(({ type, count }) => ({ type, share: count / Math.max(1, totalOf(area)) }))
    .filter(({ share }) => share >= namedShare);
