import type { ListingImport } from '@vitrine/contract/core/import.ts';

/** Returns a valid listing with the given values. */
export const listingOf = (given: Partial<ListingImport> = {}): ListingImport => ({
  ListingKey: '10000001',
  StandardStatus: 'Active',
  PropertyType: 'maison',
  TransactionType: 'buy',
  ListPrice: 450_000,
  StreetAddress: { fr: '1240, rue des Érables', en: '1240 Des Érables Street' },
  MunicipalityCode: '66023',
  City: 'Montréal',
  PostalCode: 'H2K 3T1',
  Latitude: 45.53,
  Longitude: -73.57,
  BedroomsTotal: 3,
  BathroomsTotal: 2,
  LivingArea: 1240,
  LotSize: null,
  YearBuilt: 1958,
  PublicRemarks: { fr: 'Une maison lumineuse.', en: 'A bright house.' },
  OnMarketTimestamp: '2026-01-10T12:00:00.000Z',
  AgentKey: 'maude-gagnon',
  Media: [{ url: '/resources/facade-001.webp' }, { url: '/resources/room-002.webp', width: 2160, height: 1440 }],
  ...given,
});
