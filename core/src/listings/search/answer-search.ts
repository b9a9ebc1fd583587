import { encodeMarkers } from '@vitrine/contract/core/marker-columns.ts';
import { markerLimit } from '@vitrine/contract/core/properties.ts';
import type { PropertiesQuery, SortOrder } from '@vitrine/contract/core/properties-query.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { clusterRows } from '../clusters.ts';
import type { SearchScope } from '../search-query.ts';
import { toSearchKey, toUls } from './column-encoding.ts';
import { countFacets } from './count-facets.ts';
import { type FoundRows, findRows, placedRows } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';
import { headOf, markersOf } from './markers.ts';
import { readCards } from './read-cards.ts';
import type { SearchIndex } from './search-index.ts';
import { type GroupedCursor, type IsFirst, ownFirst, salesFirst, selectInGroups } from './select-in-groups.ts';
import { selectPage } from './select-page.ts';

/**
 * Context of a search call: scope, language, the brokers whose listings come first in the order of the site, and a signal that the
 * caller has disconnected, which is read only when the database is needed.
 */
export interface SearchCall {
  scope: SearchScope;
  locale: Locale;
  ownBrokers: readonly string[];
  /** The site, which shows earlier prices or does not. */
  site: { shows_price_history: boolean };
  readonly signal: AbortSignal;
}

/**
 * Returns the answer of `GET properties` (wire.18) as JSON text. Everything but the texts of the cards is
 * consistent: it is read from the columns before the first await. A listing that was sold since is left out of the
 * page.
 */
export async function answerSearch(index: SearchIndex, query: PropertiesQuery, call: SearchCall): Promise<string> {
  const { columns, cards: cache } = await index.listings();
  const found = findRows(columns, query, call.scope);
  const facts = `"total":${found.count},"version":"${columns.version}"`;
  if (query.format === 'count') return `{"data":{${facts}}}`;
  if (query.format === 'facets') {
    const { choices, histograms } = countFacets(columns, query, call.scope);
    return `{"data":{${facts},"choices":${JSON.stringify(choices)},"histograms":${JSON.stringify(histograms)}}}`;
  }
  const page = pageOf(columns, found, query, call);
  const map = query.format === 'map' ? `${mapOf(columns, found, query, call.scope.now)},` : '';
  const texts = await readCards(index.databases, cache, page.keys, call);
  const cards = page.keys.flatMap((uls, at) => {
    const own = texts.get(uls);
    return own === undefined ? [] : [`{${page.heads[at]},${own}}`];
  });
  return `{"data":{${map}"propertiesListing":[${cards.join(',')}],"next":${page.next},${facts}}}`;
}

interface Page {
  keys: string[];
  /** Members of each card that the columns hold, as text of a JSON object. */
  heads: string[];
  /** JSON text of the cursor of the next page. */
  next: string;
}

function pageOf(
  columns: ListingColumns,
  found: FoundRows,
  query: PropertiesQuery,
  { scope: { now }, ownBrokers, site }: SearchCall,
): Page {
  const { limit } = query;
  const order = query.order_by ?? 'newest';
  const isFirst = firstGroupOf(columns, query, ownBrokers);
  const after = query.after === null ? null : readCursor(query.after);
  // A map includes the first listings, whatever page is requested.
  const from = after || query.format === 'map' ? 0 : (query.page - 1) * limit;
  // Selects one more, to know whether there is a next page.
  const page = { from, limit: limit + 1, after };
  const slots = isFirst
    ? selectInGroups(columns, found, { order, isFirst }, page)
    : selectPage(columns, found, order, page);
  const shown = slots.slice(0, limit);
  const last = slots.length > limit ? shown.at(-1) : undefined;
  return {
    keys: shown.map((slot) => toUls(columns.key[slot] ?? 0)),
    heads: shown.map((slot) => JSON.stringify(headOf(columns, slot, { site, now })).slice(1, -1)),
    next: last === undefined ? 'null' : `"${writeCursor(columns, order, last, isFirst?.(last) ?? false)}"`,
  };
}

/** Returns which listings come first: a broker's own in the order of the site, sales where prices of sales and rentals would mix. */
function firstGroupOf(columns: ListingColumns, query: PropertiesQuery, ownBrokers: readonly string[]): IsFirst | null {
  if (query.order_by === null) return ownBrokers.length > 0 ? ownFirst(columns, ownBrokers) : null;
  const isByPrice = query.order_by === 'price-asc' || query.order_by === 'price-desc';
  return isByPrice && query.forSaleForRent === null ? salesFirst(columns) : null;
}

function mapOf(columns: ListingColumns, all: FoundRows, query: PropertiesQuery, now: Date): string {
  const found = placedRows(columns, all);
  if (found.count > markerLimit) {
    const clusters = found.isAll ? allClusters(columns, found, query) : clustersOf(columns, found, query);
    return `"propertiesMap":[],"propertiesClusters":${clusters}`;
  }
  const markers = markersOf(columns, found, now);
  if (query.markers === 'objects') return `"propertiesMap":${JSON.stringify(markers)}`;
  const inOrder = markers.sort((one, other) => (one.uls < other.uls ? -1 : 1));
  return `"propertiesMap":[],"propertiesMapColumns":${JSON.stringify(encodeMarkers(inOrder))}`;
}

const clustersOf = (columns: ListingColumns, found: FoundRows, { bounds, zoom }: PropertiesQuery): string =>
  JSON.stringify(clusterRows(columns, found, bounds, zoom));

/**
 * Cache of the clusters of all listings by zoom, which every visitor loads first; valid for one version of the columns.
 */
const clustersOfAll = new WeakMap<ListingColumns, { version: string; byZoom: Map<number | null, string> }>();

function allClusters(columns: ListingColumns, found: FoundRows, query: PropertiesQuery): string {
  const { version } = columns;
  const last = clustersOfAll.get(columns);
  const known = last?.version === version ? last : { version, byZoom: new Map<number | null, string>() };
  clustersOfAll.set(columns, known);
  // The zoom is rounded, which leaves few entries.
  const zoom = query.zoom === null ? null : Math.floor(query.zoom);
  const clusters = known.byZoom.get(zoom) ?? clustersOf(columns, found, query);
  known.byZoom.set(zoom, clusters);
  return clusters;
}

const firstPrefix = 'first-';

/** `{date or price}-{uls}`, after `first-` among the listings that come before all others; the contract has checked the form. */
function readCursor(text: string): GroupedCursor {
  const isFirst = text.startsWith(firstPrefix);
  const start = isFirst ? firstPrefix.length : 0;
  const cut = text.lastIndexOf('-');
  return { value: Number(text.slice(start, cut)), key: toSearchKey(text.slice(cut + 1)), isFirst };
}

function writeCursor(columns: ListingColumns, order: SortOrder, slot: number, isFirst: boolean): string {
  const values = order === 'newest' || order === 'oldest' ? columns.listedAt : columns.price;
  return `${isFirst ? firstPrefix : ''}${values[slot]}-${toUls(columns.key[slot] ?? 0)}`;
}
