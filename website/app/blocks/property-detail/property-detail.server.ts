import { propertyDetail } from '@vitrine/contract/blocks/property-detail.ts';
import { type Listing, listing } from '@vitrine/contract/core/listing.ts';
import { nearbyListing } from '@vitrine/contract/core/property.ts';
import { formatDayAndHour } from '@vitrine/contract/date-format.ts';
import { titleWithLicence } from '@vitrine/contract/licence.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { z } from 'zod';
import { defineBlockServer, type ReadContext } from '../../block-framework/definition/define-block-server.ts';
import type { SavedListing } from '../../components/favourites/favourite.ts';
import { finishListing, formatPrice } from '../../components/listing-card/finish-listing.server.ts';
import type { ListingSummary } from '../../components/listing-card/listing-summary.ts';
import { finishPicture, finishPortrait } from '../../kinds/image/finish-image.server.ts';
import { formatCurrency, formatDate, formatDistance } from '../../locale/format.ts';
import { phoneHref } from '../../locale/phone.ts';
import { mortgageRuleOn } from '../../mortgage/mortgage-rules.ts';
import { mortgagePayment } from '../../mortgage/payment.ts';
import { today } from '../../mortgage/today.ts';
import { usualTerms } from '../../mortgage/usual-terms.ts';
import { coOwnership } from './parts/co-ownership.server.ts';
import { finishTours, playerOrigins } from './parts/finish-tours.server.ts';
import { type BrokerCard, type FullListing, fullListing } from './parts/full-listing.server.ts';
import { detailNotes, detailTables } from './parts/listing-details.server.ts';
import { monthlyCost } from './parts/monthly-cost.server.ts';
import { finishOpenHouses } from './parts/open-houses.server.ts';
import { propertyBreadcrumbs, searchHref, similarQuery } from './parts/property-breadcrumbs.server.ts';
import { propertyFacts } from './parts/property-facts.server.ts';
import { type Described, describeListing } from './parts/property-structured-data.server.ts';
import type { BrokerCardData, OfficeCardData, PropertyDetailData } from './property-detail-data.ts';

/** Descriptions of the listings for search engines, by the data of their block. They are kept apart, because that data goes to the browser. */
const described = new WeakMap<PropertyDetailData, Described>();

export const server = defineBlockServer(propertyDetail, {
  readData: ({ listing }, context) =>
    listing === null || listing === undefined ? null : readProperty(listing, context),
  iframeOrigins: ({ tours }) => playerOrigins(tours),
  // The breadcrumb of a listing needs its municipality, which only the data of the listing holds.
  structuredData({ data }, { url }) {
    const listing = data && described.get(data);
    return { things: listing ? describeListing(listing, new URL(url).origin) : [], breadcrumb: 'own' };
  },
});

/** Reads the answer of `GET property/{uls}` in one language. Returns null, with a warning, when it has another shape. */
export function readProperty(raw: unknown, context: ReadContext): PropertyDetailData | null {
  const parsed = safeParse(fullListing, raw);
  if (!parsed.success) {
    context.warn(`The listing cannot be read: ${z.prettifyError(parsed.error)}`);
    return null;
  }
  return detailOf(withoutForbiddenPrice(parsed.data), context);
}

/** Removes the price of a sold listing, which the regulator forbids (listing.22), and of a listing off the market. */
function withoutForbiddenPrice(full: FullListing): FullListing {
  const status = full.badge === 'sold' ? 'sold' : full.status;
  if (status === 'active') return full;
  return {
    ...full,
    status,
    price: null,
    price_period: null,
    price_history: [],
    details: status === 'sold' ? withoutAmounts(full.details) : null,
    floor_plans: [],
    badge: status === 'sold' ? 'sold' : null,
    open_houses: [],
  };
}

/** Removes what reveals the price of a sold listing: costs, rents, and what the sale included; and its tours, which lead through a home of others. */
const withoutAmounts = (details: FullListing['details']): FullListing['details'] =>
  details && {
    ...details,
    costs: [],
    units: details.units.map((unit) => ({ ...unit, rent: null })),
    inclusions: null,
    exclusions: null,
    tours: [],
  };

function detailOf(full: FullListing, context: ReadContext): PropertyDetailData {
  const { locale, asset, hasSearch = true } = context;
  const summary = finishListing(cardOf(full), { locale, asset });
  const finished = (pictures: FullListing['pictures']) =>
    uniquePictures(pictures).map((picture) => finishPicture({ ...picture, alt: picture.alt ?? '' }, { asset }));
  const pictures = finished(full.pictures);
  const description = descriptionIn(full, locale);
  const breadcrumbs = propertyBreadcrumbs(full, { locale, hasSearch });
  const broker = full.broker ? brokerOf(full.broker, full.broker_card, context) : null;
  const coBrokers = full.co_broker_cards.flatMap(({ slug, card }) => (card ? brokerOf(slug, card, context) : []));
  const detail: PropertyDetailData = {
    status: full.status,
    offMarketReason: full.off_market_reason ?? null,
    hasConditionalOffer: full.status === 'active' && full.has_conditional_offer,
    summary,
    isRent: full.for_sale_for_rent === 'rent',
    postalCode: full.postal_code,
    description,
    facts: propertyFacts(full, summary, locale),
    tables: detailTables(full.details, locale),
    notes: detailNotes(full.details, locale),
    coOwnership: coOwnership(full, locale),
    openHouses: finishOpenHouses(full, locale),
    priceHistory: priceHistoryOf(full, locale),
    pictures,
    floorPlans: finished(full.floor_plans),
    tours: finishTours(full.details?.tours, locale),
    refreshed: refreshedOf(full, locale),
    place: full.coords ? { coords: full.coords, isApproximate: full.is_location_approximate } : null,
    broker,
    coBrokers,
    office: officeOf(full, context),
    similar: full.similar.flatMap((each) => similarListing(each, full.uls, context)),
    nearby: full.status === 'active' || full.status === 'sold' ? nearbyListings(full, context) : [],
    ...paymentOf(full, locale),
    reported:
      full.status === 'active' && full.reports
        ? { uls: full.uls, needsConsent: full.reports === 'with-consent' }
        : null,
    sendsToBoard: full.status === 'active' && full.sends_leads === true,
    favourite: favouriteOf(full),
    breadcrumbs,
    searchHref: searchOf(similarQuery(full), context),
  };
  described.set(detail, { full, summary, pictures, description, breadcrumbs, broker, locale });
  return detail;
}

/** Returns the previous prices of a listing on offer with their days in Québec. */
const priceHistoryOf = (
  { status, price_history, for_sale_for_rent }: FullListing,
  locale: Locale,
): PropertyDetailData['priceHistory'] =>
  status === 'active'
    ? price_history.map(({ price, until }) => ({
        price: formatPrice(price, for_sale_for_rent === 'rent', locale),
        until: formatDate(new Date(until), locale),
        date: until,
      }))
    : [];

const refreshedOf = ({ status, refreshed_at }: FullListing, locale: Locale): PropertyDetailData['refreshed'] =>
  refreshed_at && (status === 'active' || status === 'sold')
    ? { text: formatDayAndHour(new Date(refreshed_at), locale), date: refreshed_at }
    : null;

/** Returns the listing as a visitor saves it, without a price that the page does not show. */
function favouriteOf({ uls, status, has_conditional_offer, price }: FullListing): SavedListing | null {
  if (status === 'gone') return null;
  return { uls, status: status === 'active' && has_conditional_offer ? 'conditional' : status, price: price ?? null };
}

/** Returns the values of the payment estimate and the cost of a month; null for a listing that is not for sale. */
function paymentOf(full: FullListing, locale: Locale): Pick<PropertyDetailData, 'mortgage' | 'monthlyCost'> {
  if (full.status !== 'active' || full.for_sale_for_rent !== 'buy' || !full.price)
    return { mortgage: null, monthlyCost: null };
  const loan = {
    price: full.price,
    propertyType: full.property_type === 'comm' ? ('Commercial' as const) : ('Residential' as const),
  };
  const rule = mortgageRuleOn(today());
  const payment = mortgagePayment(usualTerms(loan, rule), rule);
  return {
    mortgage: { ...loan, usualPayment: formatCurrency(payment, locale, 0) },
    monthlyCost: monthlyCost(full.details, payment, locale),
  };
}

/** Removes duplicate pictures. */
const uniquePictures = (pictures: FullListing['pictures']): FullListing['pictures'] => [
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
  const parsed = safeParse(listing, raw);
  return parsed.success && parsed.data.uls !== uls ? [finishListing(parsed.data, { locale, asset })] : [];
}

/** Reads the listings close by. Those that stand among the similar ones are left out. */
function nearbyListings(
  { nearby, similar, uls }: FullListing,
  { locale, asset }: ReadContext,
): PropertyDetailData['nearby'] {
  const known = new Set([uls, ...similar.map((each) => safeParse(listing, each).data?.uls)]);
  return nearby.flatMap((each) => {
    const { data } = safeParse(nearbyListing, each);
    if (!data || known.has(data.uls)) return [];
    return [{ listing: finishListing(data, { locale, asset }), distance: formatDistance(data.distance, locale) }];
  });
}

/** Returns the address of a search; null on a site without one. */
const searchOf = (query: Record<string, string>, { locale, hasSearch = true }: ReadContext): string | null =>
  hasSearch ? searchHref(locale, query) : null;

function brokerOf(broker: string, card: BrokerCard | null | undefined, context: ReadContext): BrokerCardData {
  const { locale, asset } = context;
  const name = card?.name ?? '';
  return {
    slug: broker,
    name,
    title: (card && pickLocale(titleWithLicence(card.job_title ?? {}, card), locale)) ?? '',
    phone: card?.phone ?? '',
    phoneHref: phoneHref(card?.phone ?? ''),
    portrait: card?.portrait ? finishPortrait(card.portrait, { asset }) : null,
    listingsHref: searchOf({ broker }, context),
  };
}

function officeOf({ office, office_card: card }: FullListing, context: ReadContext): OfficeCardData | null {
  const { locale } = context;
  const name = pickLocale(card?.name, locale) ?? '';
  if (!office || name === '') return null;
  return {
    slug: office,
    name,
    address: pickLocale(card?.address, locale) ?? '',
    phone: card?.phone ?? '',
    phoneHref: phoneHref(card?.phone ?? ''),
    listingsHref: searchOf({ office }, context),
  };
}
