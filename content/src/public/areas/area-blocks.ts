import { properties } from '@vitrine/contract/blocks/properties.ts';
import type { Area } from '@vitrine/contract/core/area.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { texts } from '../items/wire-parts.ts';
import type { AreaGuide } from './area-guide.ts';
import { searchLink } from './area-links.ts';
import { areaNeighbours } from './area-neighbours.ts';
import { placeOf } from './area-place.ts';
import { areaPortrait } from './area-portrait.ts';

/** Number of listings that the page of an area shows; the search has them all. */
const shownListings = 12;

/** Returns the blocks of an area's page: its portrait with the guide to its place, its newest listings beside a map, and links to its neighbours. */
export const areaBlocks = (area: Area, guide: AreaGuide | null): WireBlock[] => [
  areaPortrait(area, guide),
  ...newestOf(area, placeOf(area)),
  ...areaNeighbours(area),
];

const newestOf = (area: Area, place: Area['borough']): WireBlock[] =>
  area.count > 0 && place ? [newest(area, place.code)] : [];

/** The listings are filled in as those of any block (`fill-core-data.ts`). */
const newest = (area: Area, mun: string): WireBlock => ({
  id: 'area-listings',
  block_type: properties.type,
  block_params: {
    properties_cta_enabled: false,
    core_data: {
      source: 'properties',
      query: { mun: [mun], ...(area.type && { type: [area.type] }), forSaleForRent: area.transaction },
      limit: shownListings,
    },
  },
  fields: {
    main_title: texts('text', { fr: 'Nouveautés sur le marché', en: 'Newest on the market' }),
    cta: searchLink(area),
  },
});
