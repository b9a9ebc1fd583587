import type { ListingImport } from '@vitrine/contract/core/import.ts';
import type { Offer } from './result-orders.ts';

/**
 * Returns the places of a listing in the orders in which pages of the demo show it: among those on offer or those that left the market, for
 * sale or for rent, of its type and of all, everywhere and near it, and those of its broker and office.
 */
export function placesOf(listing: Omit<ListingImport, 'Media'>): Offer['places'] {
  const { StandardStatus, TransactionType, PropertyType, ListPrice } = listing;
  const isOnOffer = StandardStatus.startsWith('Active');
  const groups = isOnOffer
    ? ['on offer', TransactionType, `${TransactionType} ${PropertyType}`]
    : [StandardStatus, `${StandardStatus} ${PropertyType}`];
  const { MunicipalityCode, CityRegion, AgentKey, OfficeKey } = listing;
  const parts = ['everywhere', MunicipalityCode, CityRegion, AgentKey, OfficeKey].filter((part) => part != null);
  const ranks = [
    { by: 'price', value: ListPrice },
    { by: 'date', value: Date.parse(listing.OnMarketTimestamp) },
    ...(isOnOffer ? [] : [{ by: 'end', value: -Date.parse(listing.OffMarketTimestamp ?? '') }]),
  ];
  return groups.flatMap((group) =>
    parts.flatMap((part) => ranks.map(({ by, value }) => ({ order: `${group}, ${part}, by ${by}`, value }))),
  );
}
