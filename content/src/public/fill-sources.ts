import type { CoreDataSource } from '@vitrine/contract/fields.ts';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import type { Loose } from '../untyped-values.ts';
import { addTags, tagOf } from './cache-tags.ts';
import type { CoreClient } from './core-client.ts';
import { featuredItem, type ListingTexts, listingItem, mapItem } from './listing-items.ts';
import { findOffices, markerItem } from './office-items.ts';
import { findPeople, memberItem } from './people-items.ts';
import type { SiteRecord } from './site-record.ts';

/** The sources of core data (`3-wire §2`): each finds records and converts them to items of a block. */

export interface FillStores {
  payload: Payload;
  core: CoreClient;
}

export interface FillRequest {
  site: SiteRecord;
  query: Loose;
  limit: number;
}

interface Found {
  /** Returns the records, each as an item of the given type. */
  itemsOf: (type: string) => WireBlock[];
  /** Number of matching records, including those beyond the limit. */
  total: number;
}

export interface FillSource {
  canFill: (itemType: string) => boolean;
  /** Finds the records. Throws CoreUnavailableError. */
  find: (stores: FillStores, request: FillRequest) => Promise<Found>;
}

/** Returns a source that finds records with `find` and converts each with the function of the item type. */
const source = <R>(
  find: (stores: FillStores, request: FillRequest) => Promise<{ records: R[]; total: number }>,
  makers: Readonly<Record<string, (record: R) => WireBlock>>,
): FillSource => ({
  canFill: (type) => Object.hasOwn(makers, type),
  async find(stores, request) {
    const { records, total } = await find(stores, request);
    const itemsOf = (type: string) => {
      const make = makers[type];
      return make ? records.map(make) : [];
    };
    return { itemsOf, total };
  },
});

/** A page contains both languages, so core is called in both concurrently. */
async function findListings({ core }: FillStores, { site, query, limit }: FillRequest) {
  addTags(tagOf.listings(site.micrositeId));
  const isSold = query.status === 'sold';
  const search = (locale: Locale) => core.searchListings(site, locale, query, limit);
  const [french, english] = await Promise.all(locales.map(search));
  const inEnglish = new Map(english?.listings.map((listing) => [listing.uls, listing]));
  const records = (french?.listings ?? [])
    // A core that does not support the status returns active listings.
    .filter(({ badge }) => !isSold || badge === 'sold')
    .map((fr): ListingTexts => ({ fr, en: inEnglish.get(fr.uls) ?? fr }));
  return { records, total: french?.total ?? 0 };
}

/** The sources by name. A new item type of a source needs one entry here and one conversion function. */
export const fillSources: Readonly<Record<CoreDataSource, FillSource>> = {
  properties: source(findListings, {
    property_listing_item: listingItem,
    property_map_item: mapItem,
    featured_property_item: featuredItem,
  }),
  people: source(findPeople, { members_carousel_item: memberItem }),
  offices: source(findOffices, { map_marker_item: markerItem }),
  // No described block takes articles from this source; the others contain their articles.
  articles: source(async () => ({ records: [], total: 0 }), {}),
};
