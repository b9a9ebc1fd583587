import { propertyDetail } from '@vitrine/contract/blocks/property-detail.ts';
import { type Listing, listing } from '@vitrine/contract/core/listing.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { z } from 'zod';
import { finishPicture } from '../../cms/cms-image.server.ts';
import { finishListing } from '../../items/finish-listing.server.ts';
import type { ListingSummary } from '../../items/listing-summary.ts';
import { phoneHref } from '../../locale/phone.ts';
import { defineBlockServer, type ReadContext } from '../define-block-server.ts';
import { type FullListing, fullListing } from './parts/full-listing.server.ts';
import { finishOpenHouses } from './parts/open-houses.server.ts';
import { propertyBreadcrumbs } from './parts/property-breadcrumbs.server.ts';
import { propertyFacts } from './parts/property-facts.server.ts';
import { propertyStructuredData } from './parts/property-structured-data.server.ts';
import type { BrokerCardData, PropertyDetailData } from './property-detail-data.ts';

export const server = defineBlockServer(propertyDetail, {
  readData: ({ listing }, context) =>
    listing === null || listing === undefined ? null : readProperty(listing, context),
  // The breadcrumb of a listing needs its municipality, which only the data of the listing holds.
  structuredData: () => ({ things: [], breadcrumb: 'own' }),
});

/** Reads the answer of `GET property/{uls}` in one language. Returns null, with a warning, when it has another shape. */
export function readProperty(raw: unknown, context: ReadContext): PropertyDetailData | null {
  const parsed = fullListing.safeParse(raw);
  if (!parsed.success) {
    context.warn(`The listing cannot be read: ${z.prettifyError(parsed.error)}`);
    return null;
  }
  return detailOf(withoutForbiddenPrice(parsed.data), context);
}

/** Removes the price of a sold listing, which the regulator forbids (`3-wire §3`), and of a listing off the market. */
function withoutForbiddenPrice(full: FullListing): FullListing {
  const status = full.badge === 'sold' ? 'sold' : full.status;
  if (status === 'active') return full;
  return {
    ...full,
    status,
    price: null,
    price_period: null,
    badge: status === 'sold' ? 'sold' : null,
    open_houses: [],
  };
}

function detailOf(full: FullListing, context: ReadContext): PropertyDetailData {
  const { locale, asset } = context;
  const summary = finishListing(cardOf(full), { locale, asset });
  const pictures = uniquePictures(full).map((picture) =>
    finishPicture({ ...picture, alt: picture.alt ?? '' }, { asset }),
  );
  const description = descriptionIn(full, locale);
  const breadcrumbs = propertyBreadcrumbs(full, locale);
  const broker = brokerOf(full, context);
  return {
    status: full.status,
    summary,
    isRent: full.for_sale_for_rent === 'rent',
    postalCode: full.postal_code,
    description,
    facts: propertyFacts(full, summary, locale),
    openHouses: finishOpenHouses(full, locale),
    pictures,
    place: full.coords ? { coords: full.coords, isApproximate: full.is_location_approximate } : null,
    broker,
    similar: full.similar.flatMap((each) => similarListing(each, full.uls, context)),
    mortgage:
      full.status === 'active' && full.for_sale_for_rent === 'buy' && full.price
        ? { price: full.price, propertyType: full.property_type === 'comm' ? 'Commercial' : 'Residential' }
        : null,
    breadcrumbs,
    searchHref: breadcrumbs.at(-1)?.href ?? '',
    structuredData: propertyStructuredData({ full, summary, pictures, description, breadcrumbs, broker, locale }),
  };
}

/** Removes duplicate pictures. */
const uniquePictures = ({ pictures }: FullListing): FullListing['pictures'] => [
  ...new Map(pictures.map((picture) => [picture.url, picture])).values(),
];

/** True when the number of bedrooms is shown; it is not for land and commercial properties. */
const hasBedrooms = ({ property_type }: FullListing): boolean =>
  property_type !== 'terrain' && property_type !== 'comm';

const cardOf = (full: FullListing): Listing => ({
  ...full,
  specs: hasBedrooms(full) ? full.specs : { ...full.specs, bed: null },
});

/** Returns the description in the language of the page, else in the other language with its `lang`. */
function descriptionIn({ description }: FullListing, locale: Locale): PropertyDetailData['description'] {
  const text = pickLocale(description, locale) ?? '';
  const isOtherLocale = text !== '' && description[locale].trim() === '';
  return {
    paragraphs: text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    lang: isOtherLocale ? (locale === 'fr' ? 'en' : 'fr') : null,
  };
}

/** Reads one similar listing. Returns none for an unreadable card and for the listing itself. */
function similarListing(raw: unknown, uls: string, { locale, asset }: ReadContext): ListingSummary[] {
  const parsed = listing.safeParse(raw);
  return parsed.success && parsed.data.uls !== uls ? [finishListing(parsed.data, { locale, asset })] : [];
}

function brokerOf({ broker, broker_card: card }: FullListing, { locale, asset }: ReadContext): BrokerCardData | null {
  if (!broker) return null;
  const name = card?.name ?? '';
  return {
    slug: broker,
    name,
    title: pickLocale(card?.job_title, locale) ?? '',
    phone: card?.phone ?? '',
    phoneHref: phoneHref(card?.phone ?? ''),
    portrait: card?.portrait ? finishPicture(card.portrait, { asset }) : null,
  };
}
