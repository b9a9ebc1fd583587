import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { Season } from '../pictures/descriptions/description.ts';
import type { Era, HomeFacts, HomeKind } from '../pictures/homes/home-facts.ts';
import type { InteriorFacts, InteriorRoom } from '../pictures/interiors/interior-facts.ts';
import type { Setting } from './place.ts';

/** Facts of a listing that its pictures must not contradict. */
export interface PicturedFacts {
  /** Number of the listing. */
  key: string;
  type: PropertyTypeCode;
  season: Season;
  city: string;
  setting: Setting;
  year: number | null;
  /** Dwellings of a plex that is for sale; 1 for all else. */
  units: number;
  bedrooms: number | null;
  /** The storey on which a flat lies; null where its number says nothing. */
  storey: number | null;
  /** True when there are rooms upstairs. */
  hasUpperStorey: boolean;
  hasGarage: boolean;
  hasBalcony: boolean;
  isOffice: boolean;
  isByWater: boolean;
}

/** First years of condo towers, of flat-roofed contemporary houses and of A-frames. */
const firstTowers = 1985;
const firstModern = 2004;
const firstAFrames = 1958;

const eraOf = (year: number | null): Era => ((year ?? 1980) < 1945 ? 'old' : (year ?? 1980) < 1990 ? 'middle' : 'new');

/** True for one listing in `every`, by its number, so that a choice is that of the listing. */
const isEach = ({ key }: PicturedFacts, every: number) => Number(key) % every === 0;

const isInTown = ({ setting }: PicturedFacts) => setting === 'metropolis' || setting === 'city';

/** Returns the facts that the façade of a listing shows. */
export function homeOf(listing: PicturedFacts): HomeFacts {
  const { type, season, year, setting, isByWater } = listing;
  const era = eraOf(year);
  const hasView = type === 'maison' || type === 'chalet' || type === 'terrain';
  return {
    units: 1,
    hasGarage: type === 'maison' && listing.hasGarage,
    ...buildingOf(listing, era),
    season,
    era: type === 'terrain' ? 'middle' : era,
    hasWater: hasView && isByWater && !(type === 'maison' && isInTown(listing)),
    hasHills: hasView && setting === 'resort',
  };
}

type Building = Pick<HomeFacts, 'kind' | 'storeys'> & Partial<Pick<HomeFacts, 'units' | 'hasGarage'>>;

function buildingOf(listing: PicturedFacts, era: Era): Building {
  switch (listing.type) {
    case 'maison':
      return houseOf(listing, era);
    case 'condo':
      return flatsOf(listing, era);
    case 'prop':
      return plexOf(listing);
    case 'chalet':
      return { kind: (listing.year ?? 1980) >= firstAFrames && isEach(listing, 2) ? 'aframe' : 'log', storeys: 2 };
    case 'ferme':
      return { kind: 'farm', storeys: 2 };
    case 'terrain':
      return { kind: 'lot', storeys: 0 };
    case 'comm':
      return listing.isOffice ? { kind: 'office', storeys: 3 } : { kind: 'shop', storeys: 2 };
  }
}

function houseOf(listing: PicturedFacts, era: Era): Building {
  const { hasUpperStorey, hasGarage, year, city } = listing;
  const storeys = hasUpperStorey ? 2 : 1;
  const house = (kind: HomeKind): Building => ({ kind, storeys });
  // The old houses that are drawn have no garage.
  if (era === 'old' && !hasGarage) {
    if (!isInTown(listing)) return house('canadienne');
    if (!hasUpperStorey) return house('shoebox');
    return house(city === 'Québec' ? 'stone' : 'row');
  }
  if (!hasUpperStorey) return house('bungalow');
  return house((year ?? 0) >= firstModern && isEach(listing, 2) ? 'modern' : 'cottage');
}

function flatsOf(listing: PicturedFacts, era: Era): Building {
  const { storey, year, setting } = listing;
  const least = storey ?? 1;
  const isTower = setting === 'metropolis' && (year ?? 0) >= firstTowers && isEach(listing, 3);
  if (least > 6 || isTower) return { kind: 'tower', storeys: least > 9 ? 12 : 10 };
  if (era === 'old' && isInTown(listing) && isEach(listing, 2)) return { kind: 'mill', storeys: 4 };
  if (least > 4 || (era === 'new' && setting === 'metropolis')) return { kind: 'midrise', storeys: 6 };
  return { kind: 'midrise', storeys: least > 3 || isInTown(listing) ? 4 : 3 };
}

function plexOf(listing: PicturedFacts): Building {
  const { units, storey } = listing;
  if (units >= 4) return { kind: 'block', storeys: units === 4 ? 2 : units < 8 ? 3 : 4, units };
  // Of a plex whose dwelling is for rent only the storey is known.
  const storeys = units === 1 ? ((storey ?? 1) > 2 || isEach(listing, 2) ? 3 : 2) : units;
  return { kind: 'plex', storeys, units: storeys };
}

/** Returns the facts that the rooms of a listing share; null for land. */
export function interiorOf(listing: PicturedFacts): InteriorFacts | null {
  const { type, season } = listing;
  const home = homeOf(listing);
  if (type === 'terrain') return null;
  if (type === 'comm') return { style: 'work', outlook: 'street', season };
  if (type === 'ferme') return { style: 'rustic', outlook: 'garden', season };
  if (type === 'chalet') return { style: 'rustic', outlook: listing.isByWater ? 'lake' : 'forest', season };
  return { style: styleOf(home), outlook: outlookOf(listing, home), season };
}

function styleOf({ kind, era }: HomeFacts): InteriorFacts['style'] {
  if (kind === 'mill') return 'loft';
  if (kind === 'modern' || kind === 'tower' || (kind === 'midrise' && era === 'new')) return 'modern';
  return era === 'old' ? 'classic' : 'family';
}

function outlookOf(listing: PicturedFacts, { kind, hasWater }: HomeFacts): InteriorFacts['outlook'] {
  if (hasWater) return 'lake';
  if (listing.setting === 'resort') return 'forest';
  if (kind === 'tower') return 'city';
  // Houses look out on their garden, flats on the street.
  return listing.type === 'maison' || !isInTown(listing) ? 'garden' : 'street';
}

/** Returns the rooms that are shown of a listing, the most telling first. */
export function roomsOf({ type, bedrooms, hasUpperStorey, hasBalcony, isOffice }: PicturedFacts): InteriorRoom[] {
  switch (type) {
    case 'maison':
      return [
        'living',
        'kitchen',
        'dining',
        'bedroom',
        'bathroom',
        ...((bedrooms ?? 0) > 3 ? ['study' as const] : []),
        ...(hasUpperStorey ? ['entrance' as const] : []),
      ];
    case 'condo':
      return [
        'living',
        'kitchen',
        ...((bedrooms ?? 0) > 1 ? ['dining' as const] : []),
        'bedroom',
        'bathroom',
        ...(hasBalcony ? ['deck' as const] : []),
      ];
    case 'prop':
      return ['living', 'kitchen', 'bedroom', 'bathroom'];
    case 'ferme':
      return ['living', 'kitchen', 'dining', 'bedroom', 'bathroom'];
    case 'chalet':
      return ['living', 'deck', 'kitchen', 'bedroom', 'bathroom'];
    case 'terrain':
      return [];
    case 'comm':
      return isOffice ? ['reception', 'desks', 'meeting', 'study'] : ['shop', 'reception', 'study', 'desks'];
  }
}
