import type { CoreDataSource } from '@vitrine/contract/fields.ts';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { asList, asText } from '../../values/untyped-values.ts';

import { articleItem } from '../articles/article-items.ts';
import { findArticles } from '../articles/list-articles.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { featuredItem, type ListingTexts, listingItem, mapItem } from '../items/listing-items.ts';
import { findOffices, markerItem, officeItem, officeListItem, officeMapItem } from '../items/office-items.ts';
import { findPeople, type LabelledOption, memberCardItem, memberItem, teamMemberItem } from '../items/people-items.ts';
import { areaSource } from './area-source.ts';
import type { FillRequest, FillSource, FillStores } from './fill-source.ts';

/** The sources of core data (wire.10): each finds records and converts them to items of a block. */

interface FoundRecords<R> {
  records: R[];
  total: number;
  options?: LabelledOption[];
}

/** Returns a source that finds records with `find` and converts each with the function of the item type. */
const source = <R>(
  find: (stores: FillStores, request: FillRequest) => Promise<FoundRecords<R>>,
  makers: Readonly<Record<string, (record: R) => WireBlock>>,
): FillSource => ({
  canFill: (type) => Object.hasOwn(makers, type),
  async find(stores, request) {
    const { records, total, options = [] } = await find(stores, request);
    const itemsOf = (types: readonly string[]) =>
      records.flatMap((record, index) => makers[types[Math.min(index, types.length - 1)] ?? '']?.(record) ?? []);
    return { itemsOf, total, options };
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

/** Finds the newest articles, or the oldest; `query.categories` holds ids. */
export function findChosenArticles({ payload }: { payload: Payload }, { site, locale, query, limit }: FillRequest) {
  const ids = asList(query.categories).flatMap((id) => asText(id) ?? []);
  return findArticles(payload, site, {
    language: locale,
    page: 1,
    limit,
    order: query.order === 'asc' ? 'asc' : 'desc',
    categories: ids.length > 0 ? ids : undefined,
    with_categories: undefined,
  });
}

/** The sources by name. A new item type of a source needs one entry here and one conversion function. */
export const fillSources: Readonly<Record<CoreDataSource, FillSource>> = {
  properties: source(findListings, {
    property_listing_item: listingItem,
    property_map_item: mapItem,
    featured_property_item: featuredItem,
  }),
  people: source(findPeople, {
    members_carousel_item: memberItem,
    member_card_item: memberCardItem,
    team_member_item: teamMemberItem,
  }),
  offices: source(findOffices, {
    map_marker_item: markerItem,
    office_item: officeItem,
    office_list_item: officeListItem,
    office_map_item: officeMapItem,
  }),
  articles: source(findChosenArticles, {
    blog_article_item: articleItem('blog_article_item'),
    blog_article_featured_item: articleItem('blog_article_featured_item'),
  }),
  area: areaSource,
};
