import type { ListingAttribution } from '@vitrine/contract/core/import.ts';
import type { Listing, ListingImage, MapMarker } from '@vitrine/contract/core/listing.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Selectable } from 'kysely';
import type { ListingTable } from '../db/schema.ts';
import { type BadgeFacts, badgeOf } from './badge.ts';
import { listingUrl } from './listing-address.ts';
import { propertyTypeNames } from './property-types.ts';

/** Maximum number of pictures in a card's carousel; the listing's page has them all. */
const carouselLimit = 6;

export const markerColumns = [
  'listing_key',
  'latitude',
  'longitude',
  'list_price',
  'standard_status',
  'transaction_type',
  'property_type',
  'new_construction',
  'foreclosed',
  'collection',
  'conditional_offer',
  'on_market_timestamp',
  'open_house_end',
] as const;

export const wordColumns = [
  'listing_key',
  'property_type',
  'street_address_fr',
  'street_address_en',
  'city',
  'bedrooms_total',
  'bathrooms_total',
  'living_area',
  'living_area_units',
  'attribution',
  'open_houses',
] as const;

export const cardColumns = [...new Set([...markerColumns, ...wordColumns, 'media'] as const)];

type Row = Selectable<ListingTable>;
export type MarkerRow = Pick<Row, (typeof markerColumns)[number]>;
export type WordsRow = Pick<Row, (typeof wordColumns)[number]>;
export type CardRow = Pick<Row, (typeof cardColumns)[number]>;

const numberFormats = { fr: new Intl.NumberFormat('fr-CA'), en: new Intl.NumberFormat('en-CA') };
const areaUnits = { sqft: { fr: 'pi²', en: 'ft²' }, sqm: { fr: 'm²', en: 'm²' } };

/**
 * Returns the price in CAD; null for a sold listing, whose price the Québec regulator forbids to show (listing.22),
 * and for one off the market.
 */
const shownPrice = (row: Pick<Row, 'standard_status' | 'list_price'>) =>
  row.standard_status === 'Active' ? row.list_price : null;

const image = ({ url, ShortDescription, ...sizes }: Row['media'][number]): ListingImage =>
  Object.values(sizes).some((size) => size !== undefined) ? { url, ...sizes } : url;

const area = (row: WordsRow, locale: Locale) =>
  row.living_area === null
    ? null
    : `${numberFormats[locale].format(Math.round(row.living_area))}\u00a0${areaUnits[row.living_area_units][locale]}`;

/** Returns the members that a card and a marker share; without coordinates when they are unknown. */
const head = (row: MarkerRow, now: Date): Pick<Listing, keyof MapMarker> => ({
  uls: row.listing_key,
  coords: row.latitude === null || row.longitude === null ? null : [row.latitude, row.longitude],
  price: shownPrice(row),
  badge: badgeOf(row satisfies BadgeFacts, now),
});

/** Returns the markers of the listings that have coordinates. */
export const presentMarkers = (rows: readonly MarkerRow[], now: Date): MapMarker[] =>
  rows.flatMap((row) => {
    const { coords, ...rest } = head(row, now);
    return coords ? [{ ...rest, coords }] : [];
  });

/** Returns the internal address of the listing's page in a language. */
export const urlOf = (row: WordsRow, locale: Locale): string => {
  const street = locale === 'fr' ? row.street_address_fr : row.street_address_en;
  return listingUrl(locale, row.listing_key, propertyTypeNames[row.property_type][locale], street, row.city);
};

/** Returns the texts of a card in a language. */
export const cardWords = (
  row: WordsRow,
  locale: Locale,
): Pick<Listing, 'type' | 'address' | 'url' | 'specs' | 'attribution' | 'open_houses'> => ({
  type: propertyTypeNames[row.property_type][locale],
  // A seller may hide the street.
  address: [locale === 'fr' ? row.street_address_fr : row.street_address_en, row.city].filter(Boolean).join(', '),
  url: urlOf(row, locale),
  specs: {
    bed: row.bedrooms_total?.toString() ?? null,
    bath: row.bathrooms_total?.toFixed(1) ?? null,
    area: area(row, locale),
  },
  ...(row.attribution && { attribution: presentAttribution(row.attribution, locale) }),
  ...(row.open_houses.length > 0 && { open_houses: row.open_houses }),
});

const presentAttribution = (
  { badge, link, brokerages, disclaimer }: ListingAttribution,
  locale: Locale,
): NonNullable<Listing['attribution']> => ({
  badge: badge && { text: badge[locale], href: link },
  brokerages,
  disclaimer: disclaimer?.[locale] ?? null,
});

/** Returns the pictures of a card. */
export function cardImages({ media }: Pick<Row, 'media'>): Pick<Listing, 'carousel_images' | 'property_image'> {
  const images = media.slice(0, carouselLimit).map(image);
  return { carousel_images: images, property_image: images[0] ?? null };
}

/** Returns the card of a listing in a language (listing.1). */
export function presentListing(row: CardRow, locale: Locale, now: Date): Listing {
  const shown = head(row, now);
  const isOnMarket = row.standard_status === 'Active';
  return {
    ...shown,
    price_period: row.transaction_type === 'rent' && shown.price !== null ? 'month' : null,
    ...cardWords(isOnMarket ? row : { ...row, open_houses: [] }, locale),
    ...cardImages(row),
  };
}
