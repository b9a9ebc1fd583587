import type { ListingImport } from '@vitrine/contract/core/import.ts';

/** Results on a page of the search. */
const page = 25;
/** Pages of the usual search, newest first, and of every other one. */
const usualPages = 2;

type Rank = (listing: ListingImport) => number;

const newest: Rank = ({ OnMarketTimestamp }) => -Date.parse(OnMarketTimestamp);
const lastSold: Rank = ({ OffMarketTimestamp }) => -Date.parse(OffMarketTimestamp ?? '');
const cheapest: Rank = ({ ListPrice }) => ListPrice;
const dearest: Rank = ({ ListPrice }) => -ListPrice;

/**
 * Returns the numbers of the listings that the first pages of the demo show, those of the first results first: of the searches for
 * sale and for rent, of each type and of all, and of sold listings.
 */
export function firstShown(listings: readonly ListingImport[]): ReadonlySet<string> {
  const active = listings.filter(({ StandardStatus }) => StandardStatus.startsWith('Active'));
  const byTransaction = [...Map.groupBy(active, ({ TransactionType }) => TransactionType).values()];
  const byType = [
    ...Map.groupBy(active, ({ TransactionType, PropertyType }) => `${TransactionType} ${PropertyType}`).values(),
  ];
  const collection = active.filter(({ Collection }) => Collection);
  const sold = listings.filter(({ StandardStatus }) => StandardStatus === 'Closed');
  const pages = [
    ...byTransaction.map((found) => sorted(found, newest).slice(0, page * usualPages)),
    ...byType.map((found) => sorted(found, newest).slice(0, page)),
    ...[cheapest, dearest].flatMap((rank) => byTransaction.map((found) => sorted(found, rank).slice(0, page))),
    ...[newest, dearest].map((rank) => sorted(collection, rank).slice(0, page)),
    sorted(sold, lastSold).slice(0, page),
  ];
  const longest = Math.max(...pages.map((found) => found.length));
  // The first results of all pages come before the second ones.
  return new Set(
    Array.from({ length: longest }, (_, at) => pages.flatMap((found) => found[at]?.ListingKey ?? [])).flat(),
  );
}

const sorted = (listings: readonly ListingImport[], rank: Rank) =>
  listings.toSorted((one, other) => rank(one) - rank(other) || (one.ListingKey < other.ListingKey ? -1 : 1));
