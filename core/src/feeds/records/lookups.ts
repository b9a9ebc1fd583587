import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { RentFrequency } from './monthly-rent.ts';
import type { AreaUnit, SourceListing } from './source-listing.ts';

/**
 * Returns a lookup value without capitals, accents, spaces and punctuation: sources send codes (`ComingSoon`) and labels (`Coming Soon`), and
 * exponents as such (`pi²`).
 */
export const lookupKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** A lookup: maps the values that sources send to the project's own values. */
export type Lookup<Value> = ReadonlyMap<string, Value>;

export const lookupOf = <Value>(values: Readonly<Record<string, Value>>): Lookup<Value> =>
  new Map(Object.entries(values).map(([text, value]) => [lookupKey(text), value]));

/**
 * `StandardStatus` of RESO and of DDF, and the words of files in French. A pending sale is off the market without being sold. `Tombstone` and `Historical` are listings
 * that DDF no longer authorises.
 */
export const statusLookup = lookupOf<SourceListing['status']>({
  Active: 'Active',
  'Active Under Contract': 'ActiveUnderContract',
  Closed: 'Closed',
  Expired: 'Expired',
  Canceled: 'Withdrawn',
  Cancelled: 'Withdrawn',
  Withdrawn: 'Withdrawn',
  Delete: 'Withdrawn',
  Hold: 'Withdrawn',
  Pending: 'Withdrawn',
  Tombstone: 'Withdrawn',
  Historical: 'Withdrawn',
  'Coming Soon': 'NotShown',
  Incomplete: 'NotShown',
  Actif: 'Active',
  'En vigueur': 'Active',
  'À vendre': 'Active',
  'À louer': 'Active',
  Conditionnel: 'ActiveUnderContract',
  'Offre acceptée conditionnelle': 'ActiveUnderContract',
  Vendu: 'Closed',
  Loué: 'Closed',
  Expiré: 'Expired',
  Annulé: 'Withdrawn',
  Retiré: 'Withdrawn',
});

/** `PropertyType` of RESO. Null: the structure decides. */
export const resoTypeLookup = lookupOf<{ type: PropertyTypeCode | null; transaction: 'buy' | 'rent' | null }>({
  Residential: { type: null, transaction: 'buy' },
  'Residential Lease': { type: null, transaction: 'rent' },
  'Residential Income': { type: 'prop', transaction: 'buy' },
  Land: { type: 'terrain', transaction: null },
  Farm: { type: 'ferme', transaction: null },
  'Manufactured In Park': { type: 'maison', transaction: 'buy' },
  'Commercial Sale': { type: 'comm', transaction: 'buy' },
  'Commercial Lease': { type: 'comm', transaction: 'rent' },
  'Commercial Real Estate': { type: 'comm', transaction: null },
  'Business Opportunity': { type: 'comm', transaction: 'buy' },
});

/** `PropertySubType` of DDF, those of RESO and the words of files in French. Null: the structure decides. */
export const subTypeLookup = lookupOf<PropertyTypeCode | null>({
  'Single Family': null,
  'Single Family Residence': 'maison',
  Detached: 'maison',
  Duplex: 'prop',
  Triplex: 'prop',
  Quadruplex: 'prop',
  Townhouse: 'maison',
  'Mobile Home': 'maison',
  'Manufactured Home': 'maison',
  Condominium: 'condo',
  Apartment: 'condo',
  Loft: 'condo',
  Cabin: 'chalet',
  'Multi-family': 'prop',
  'Multi Family': 'prop',
  Recreational: 'chalet',
  Agriculture: 'ferme',
  Farm: 'ferme',
  'Vacant Land': 'terrain',
  'Unimproved Land': 'terrain',
  Office: 'comm',
  Retail: 'comm',
  Business: 'comm',
  Industrial: 'comm',
  Warehouse: 'comm',
  Parking: 'comm',
  'Deeded Parking': null,
  'Boat Slip': null,
  'Mixed Use': 'comm',
  'Hotel/Motel': 'comm',
  'Manufactured On Land': 'maison',
  'Own Your Own': 'condo',
  'Stock Cooperative': 'condo',
  Ranch: 'ferme',
  Timeshare: null,
  Maison: 'maison',
  Unifamiliale: 'maison',
  'Maison unifamiliale': 'maison',
  'Maison de ville': 'maison',
  'Maison mobile': 'maison',
  Bungalow: 'maison',
  Condo: 'condo',
  Copropriété: 'condo',
  Appartement: 'condo',
  Quintuplex: 'prop',
  Plex: 'prop',
  Multilogement: 'prop',
  'Immeuble à revenus': 'prop',
  Chalet: 'chalet',
  Terrain: 'terrain',
  Terre: 'terrain',
  Ferme: 'ferme',
  Fermette: 'ferme',
  Commercial: 'comm',
  Commerce: 'comm',
  Bureau: 'comm',
  Industriel: 'comm',
  'Institutional - Special Purpose': 'comm',
  Hospitality: 'comm',
  Other: null,
});

/** `StructureType` of DDF and of RESO. */
export const structureLookup = lookupOf<PropertyTypeCode | 'other'>({
  House: 'maison',
  'Row / Townhouse': 'maison',
  'Mobile Home': 'maison',
  Dwelling: 'maison',
  Apartment: 'condo',
  Duplex: 'prop',
  Triplex: 'prop',
  Fourplex: 'prop',
  Quadruplex: 'prop',
  Townhouse: 'maison',
  Residential: 'maison',
  'Manufactured House': 'maison',
  Cabin: 'chalet',
  'Hotel/Motel': 'comm',
  Industrial: 'comm',
  'Mixed Use': 'comm',
  Office: 'comm',
  Retail: 'comm',
  Warehouse: 'comm',
  Flex: 'comm',
  Dock: 'other',
  'Multi-Family': 'prop',
  'No Building': 'terrain',
  Other: 'other',
});

/** `CommonInterest`. */
export const commonInterestLookup = lookupOf<'condo' | null>({
  Freehold: null,
  'Condo/Strata': 'condo',
  Condominium: 'condo',
  'Stock Cooperative': 'condo',
  'Community Apartment': 'condo',
  'Planned Development': null,
  'Timeshare/Fractional': null,
  Timeshare: null,
  Leasehold: null,
});

export const areaUnitLookup = lookupOf<AreaUnit>({
  'square feet': 'sqft',
  sqft: 'sqft',
  'sq. ft.': 'sqft',
  'square meters': 'sqm',
  'square metres': 'sqm',
  sqm: 'sqm',
  m2: 'sqm',
  'mètres carrés': 'sqm',
  pi2: 'sqft',
  'pieds carrés': 'sqft',
  ft2: 'sqft',
  acres: 'acre',
  acre: 'acre',
  hectares: 'hectare',
  hectare: 'hectare',
});

export const rentFrequencyLookup = lookupOf<RentFrequency>({
  Daily: 'day',
  Weekly: 'week',
  'Bi-Weekly': 'two-weeks',
  'Semi-Monthly': 'half-month',
  Monthly: 'month',
  'Bi-Monthly': 'two-months',
  Quarterly: 'quarter',
  'Semi-Annually': 'half-year',
  Annually: 'year',
  Annual: 'year',
  Yearly: 'year',
  Quotidien: 'day',
  Hebdomadaire: 'week',
  Mensuel: 'month',
  Trimestriel: 'quarter',
  Annuel: 'year',
});
