import { type Listing, listing, listingImage } from '@vitrine/contract/core/listing.ts';
import { type Property, property } from '@vitrine/contract/core/property.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { localized } from '@vitrine/contract/localized.ts';
import { z } from 'zod';
import type { BrokerCardData, PropertyDetailData } from '../blocks/property-detail/property-detail-data.ts';
import { finishPicture } from '../cms/cms-image.server.ts';
import { finishListing } from '../items/finish-listing.server.ts';
import type { ListingSummary } from '../items/listing-summary.ts';
import { formatDate, formatLocale, formatNumber } from '../locale/format.ts';

interface PropertyContext {
  locale: Locale;
  asset: (url: string) => string;
  warn: (message: string) => void;
}

/** Who the content service says the listing's broker is; core knows the slug alone. */
const brokerCard = z.object({
  name: z.string(),
  job_title: localized(z.string()).nullish(),
  phone: z.string().nullish(),
  portrait: listingImage.nullish(),
});

const fullListing = property.extend({
  similar: z.array(z.unknown()).default([]),
  broker_card: brokerCard.nullish().catch(null),
});
type FullListing = z.infer<typeof fullListing>;

/** The answer of `GET property/{uls}`, ready to be shown in one language; null where it cannot be read. */
export function finishProperty(raw: unknown, context: PropertyContext): PropertyDetailData | null {
  const parsed = fullListing.safeParse(raw);
  if (!parsed.success) {
    context.warn(`The listing cannot be read: ${z.prettifyError(parsed.error)}`);
    return null;
  }
  const full = parsed.data;
  const { locale, asset } = context;
  const isSold = full.status === 'sold' || full.badge === 'sold';
  // The regulator forbids the price of a sold listing, whatever an answer holds (`3-wire §3`).
  const shown: Listing = { ...full, badge: isSold ? 'sold' : full.badge };
  const summary = finishListing(shown, { locale, asset });
  const description = pickLocale(full.description, locale) ?? '';
  return {
    summary,
    isSold,
    postalCode: full.postal_code,
    description: description
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    facts: factsOf(full, summary, locale),
    openHouses: isSold ? [] : full.open_houses.map(({ start, end }) => ({ start, text: spanText(start, end, locale) })),
    pictures: full.pictures.map((picture) => finishPicture(picture, { asset })),
    coords: full.coords,
    broker: brokerOf(full, context),
    similar: full.similar.flatMap((each) => similarListing(each, context)),
    structuredData: structuredData(full, summary, isSold),
  };
}

/** A card that cannot be read is left out alone. */
function similarListing(raw: unknown, { locale, asset }: PropertyContext): ListingSummary[] {
  const parsed = listing.safeParse(raw);
  return parsed.success ? [finishListing(parsed.data, { locale, asset })] : [];
}

function brokerOf(
  { broker, broker_card: card }: FullListing,
  { locale, asset }: PropertyContext,
): BrokerCardData | null {
  if (!broker) return null;
  return {
    slug: broker,
    name: card?.name ?? '',
    title: pickLocale(card?.job_title, locale) ?? '',
    phone: card?.phone ?? '',
    portrait: card?.portrait ? finishPicture(card.portrait, { asset }) : null,
  };
}

function factsOf(full: Property, { type, specs, uls }: ListingSummary, locale: Locale): PropertyDetailData['facts'] {
  const area = (value: number | null | undefined): string => (value ? areaText(value, full.area_unit, locale) : '');
  const facts: PropertyDetailData['facts'] = [
    { name: 'type', value: type },
    { name: 'bedrooms', value: specs.bed },
    { name: 'bathrooms', value: specs.bath },
    { name: 'living', value: area(full.living_area) },
    { name: 'lot', value: area(full.lot_area) },
    { name: 'year', value: full.year_built ? String(full.year_built) : '' },
    { name: 'listed', value: formatDate(new Date(full.listed_at), locale) },
    { name: 'number', value: uls },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** `1 240 pi²`, `1,240 ft²` or `115 m²` (`2-blocks-and-search §5`). */
function areaText(value: number, unit: Property['area_unit'], locale: Locale): string {
  const symbol = unit === 'sqm' ? 'm²' : locale === 'fr' ? 'pi²' : 'ft²';
  return `${formatNumber(Math.round(value), locale)}\u00a0${symbol}`;
}

/** `dimanche 22 novembre, 14 h à 16 h`, in the words of the language's own format. */
function spanText(start: string, end: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/Toronto',
  });
  return format.formatRange(new Date(start), new Date(end));
}

/** schema.org for search engines; `<` cannot end the script element that it stands in. */
function structuredData(full: FullListing, summary: ListingSummary, isSold: boolean): string {
  const isOffered = !isSold && typeof full.price === 'number';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: `${summary.type}, ${full.address}`,
    datePosted: full.listed_at,
    url: summary.href,
    contentLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: summary.street,
        addressLocality: full.municipality.DESCRIPTION,
        addressRegion: 'QC',
        postalCode: full.postal_code,
        addressCountry: 'CA',
      },
      geo: { '@type': 'GeoCoordinates', latitude: full.coords[0], longitude: full.coords[1] },
    },
    ...(isOffered && { offers: { '@type': 'Offer', price: full.price, priceCurrency: 'CAD' } }),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
