import type { ListingDetails } from '@vitrine/contract/core/listing-details.ts';
import type { Property } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { ListingRecord } from './find-listing.ts';
import { type KeptDays, statusOf } from './off-market.ts';
import { presentListing, urlOf } from './present-listing.ts';
import { withoutAmounts } from './without-amounts.ts';

interface PropertyContext {
  kept: KeptDays;
  locale: Locale;
  now: Date;
  municipalitySlug?: string | undefined;
  boroughSlug?: string | undefined;
}

/**
 * Returns the full listing, with its card in the language of the call. `kept` says for how many days the site shows listings that were
 * sold or left the market.
 */
export function presentProperty(
  record: ListingRecord,
  { kept, locale, now, municipalitySlug, boroughSlug }: PropertyContext,
): Property {
  const status = statusOf(record, kept, now);
  const whole: Property = {
    ...presentListing(record, locale, now),
    status,
    off_market_reason: reasons[record.standard_status],
    has_conditional_offer: status === 'active' && record.conditional_offer,
    property_type: record.property_type,
    for_sale_for_rent: record.transaction_type,
    description: descriptionOf(record),
    urls: { fr: urlOf(record, 'fr'), en: urlOf(record, 'en') },
    street: { fr: record.street_address_fr, en: record.street_address_en },
    municipality: {
      MUN_CODE: record.municipality_code,
      DESCRIPTION: record.city,
      ...(municipalitySlug && { slug: municipalitySlug }),
    },
    borough: record.borough_code === null ? null : boroughIn(record.borough_code, record.city_region, boroughSlug),
    postal_code: record.postal_code,
    is_location_approximate: record.location_approximate,
    bedrooms: record.bedrooms_total,
    bathrooms: record.bathrooms_total,
    living_area: record.living_area,
    lot_area: record.lot_size,
    area_unit: record.living_area_units,
    year_built: record.year_built,
    listed_at: record.on_market_timestamp.toISOString(),
    open_houses: status === 'active' ? openHousesToCome(record, now) : [],
    price_history: [],
    details: record.details && (status === 'active' ? record.details : ofSold(record.details)),
    broker: record.agent_key,
    co_brokers: record.co_agent_keys,
    office: record.office_key,
    pictures: picturesIn(record.media, locale),
    floor_plans: status === 'active' ? picturesIn(record.floor_plans, locale) : [],
  };
  return status === 'off_market' || status === 'gone' ? { ...whole, ...nothingToShow } : whole;
}

const picturesIn = (media: ListingRecord['media'], locale: Locale): Property['pictures'] =>
  media.map(({ ShortDescription, ...picture }) => ({
    ...picture,
    ...(ShortDescription && { alt: ShortDescription[locale] }),
  }));

const boroughIn = (code: string, name: string | null, slug: string | undefined): Property['borough'] => ({
  MUN_CODE: code,
  DESCRIPTION: name ?? code,
  ...(slug && { slug }),
});

const reasons = { Active: null, Closed: 'sold', Expired: 'expired', Withdrawn: 'withdrawn' } as const;

/** A withdrawn property shows neither pictures nor description. */
const nothingToShow: Partial<Property> = {
  description: { fr: '', en: '' },
  carousel_images: [],
  property_image: null,
  pictures: [],
  specs: {},
  badge: null,
  attribution: null,
  details: null,
};

/**
 * Removes what reveals the price of a sold listing: costs, rents, and what the sale included. Its tours and films lead through a home that others
 * live in by now.
 */
const ofSold = ({ tours, ...details }: ListingDetails): ListingDetails => ({
  ...details,
  costs: [],
  units: details.units.map(({ rent, ...unit }) => unit),
  inclusions: null,
  exclusions: null,
});

/** Returns the broker's description; for a sold listing, without the sentences that reveal its price. */
function descriptionOf({ standard_status, public_remarks: { fr, en }, list_price }: ListingRecord) {
  return standard_status === 'Active'
    ? { fr, en }
    : { fr: withoutAmounts(fr, list_price), en: withoutAmounts(en, list_price) };
}

const openHousesToCome = ({ open_houses }: ListingRecord, now: Date) =>
  open_houses
    .filter(({ end }) => new Date(end) > now)
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
