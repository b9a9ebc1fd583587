import type { Season } from '../descriptions/description.ts';

/** Families of façades; each has a drawing with parameters. */
export const homeKinds = [
  'bungalow',
  'cottage',
  'modern',
  'canadienne',
  'row',
  'stone',
  'shoebox',
  'plex',
  'block',
  'midrise',
  'tower',
  'mill',
  'aframe',
  'log',
  'farm',
  'lot',
  'shop',
  'office',
] as const;

export type HomeKind = (typeof homeKinds)[number];

/** Time of construction, as far as a façade shows it: before 1945, before 1990, and later. */
export type Era = 'old' | 'middle' | 'new';

/** Facts of a listing that its façade shows. */
export interface HomeFacts {
  kind: HomeKind;
  season: Season;
  era: Era;
  /** Storeys of the building; 0 for land. */
  storeys: number;
  /** Dwellings of a plex; 1 for all else. */
  units: number;
  hasGarage: boolean;
  hasWater: boolean;
  /** True where hills stand behind the house. */
  hasHills: boolean;
}

/** A façade that is drawn by rule: its facts, and the number that varies its materials, its hour and its angle. */
export interface Home {
  facts: HomeFacts;
  variant: number;
}

/** Returns the facts as a part of a file name, such as `cottage-2-1-new-autumn-garage`. */
export function factsName({ kind, storeys, units, era, season, hasGarage, hasWater, hasHills }: HomeFacts): string {
  const flags = [hasGarage && 'garage', hasWater && 'water', hasHills && 'hills'];
  return [kind, storeys, units, era, season, ...flags].filter((part) => part !== false).join('-');
}

export const homeKey = ({ facts, variant }: Home): string => `home-${factsName(facts)}-${variant}`;
