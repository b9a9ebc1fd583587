import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { ListingSummary } from '../../../components/listing-card/listing-summary.ts';
import type { FinishedImage } from '../../../kinds/image/finish-image.server.ts';
import { formatLocale } from '../../../locale/format.ts';
import type { BreadcrumbList, RealEstateListing, Thing } from '../../../site/schema-org.ts';
import type { BrokerCardData, PropertyDetailData } from '../property-detail-data.ts';
import type { FullListing } from './full-listing.server.ts';

export interface Described {
  full: FullListing;
  summary: ListingSummary;
  pictures: readonly FinishedImage[];
  description: PropertyDetailData['description'];
  breadcrumbs: PropertyDetailData['breadcrumbs'];
  broker: BrokerCardData | null;
  locale: Locale;
}

type Node = Record<string, unknown>;

/** Returns the listing, unless it is off the market, and its breadcrumb, at the addresses of a site. */
export function describeListing(described: Described, origin: string): Thing[] {
  const { status } = described.full;
  const isShown = status === 'active' || status === 'sold';
  return [...(isShown ? [listingNode(described, origin)] : []), breadcrumbs(described, origin)];
}

function listingNode(
  { full, summary, pictures, description, broker, locale }: Described,
  origin: string,
): RealEstateListing {
  const url = origin + summary.href;
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: `${full.type}, ${full.address}`,
    inLanguage: formatLocale(locale),
    datePosted: full.listed_at,
    ...(description.paragraphs.length > 0 && { description: description.paragraphs.join('\n\n') }),
    ...(pictures.length > 0 && { image: pictures.map(({ src }) => src) }),
    about: placeNode(full, summary),
    ...offer(full, url, broker),
  };
}

const placeTypes: Record<PropertyTypeCode, string> = {
  maison: 'SingleFamilyResidence',
  condo: 'Apartment',
  prop: 'ApartmentComplex',
  ferme: 'Place',
  chalet: 'House',
  terrain: 'Place',
  comm: 'Place',
};

/** UN/CEFACT codes of square feet and square metres. */
const unitCodes = { sqft: 'FTK', sqm: 'MTK' } as const;

function placeNode(full: FullListing, summary: ListingSummary): Node {
  const type = placeTypes[full.property_type];
  return {
    '@type': type,
    name: full.address,
    address: {
      '@type': 'PostalAddress',
      // The street of a hidden address stands as its municipality.
      ...(summary.street !== full.municipality.DESCRIPTION && { streetAddress: summary.street }),
      addressLocality: full.municipality.DESCRIPTION,
      ...regionOf(full.municipality.MUN_CODE),
      postalCode: full.postal_code,
      addressCountry: 'CA',
    },
    ...(full.coords && {
      geo: { '@type': 'GeoCoordinates', latitude: full.coords[0], longitude: full.coords[1] },
    }),
    ...(type === 'ApartmentComplex' && bedrooms(full)),
    ...(accommodations.includes(type) && { ...bedrooms(full), ...rooms(full) }),
  };
}

/**
 * Returns the province of a municipality. The official codes of Québec are digits; those that core makes for others begin with the code of the
 * province, as far as the source has given it.
 */
function regionOf(code: string): Node {
  const [, province] = /^([a-z]{2})-/.exec(code) ?? [];
  if (/^\d+$/.test(code)) return { addressRegion: 'QC' };
  return province ? { addressRegion: province.toUpperCase() } : {};
}

const bedrooms = ({ bedrooms }: FullListing): Node => (bedrooms ? { numberOfBedrooms: bedrooms } : {});

/** Types that are subtypes of `Accommodation`; a complex of apartments is none. */
const accommodations = ['SingleFamilyResidence', 'Apartment', 'House'];

/** Returns the schema.org properties of an accommodation. A bathroom without a bath counts as one, as RESO counts them. */
const rooms = ({ bathrooms, living_area, area_unit, year_built }: FullListing): Node => ({
  ...(bathrooms && { numberOfBathroomsTotal: Math.ceil(bathrooms) }),
  ...(living_area && {
    floorSize: { '@type': 'QuantitativeValue', value: living_area, unitCode: unitCodes[area_unit] },
  }),
  ...(year_built && { yearBuilt: year_built }),
});

function offer(
  { price, price_period, for_sale_for_rent, status, has_conditional_offer }: FullListing,
  url: string,
  broker: BrokerCardData | null,
): Node {
  if (status !== 'active' || typeof price !== 'number') return {};
  const isRent = for_sale_for_rent === 'rent' || price_period === 'month';
  return {
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'CAD',
      availability: `https://schema.org/${has_conditional_offer ? 'LimitedAvailability' : 'InStock'}`,
      businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
      ...(isRent && {
        priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'CAD', unitCode: 'MON' },
      }),
      ...(broker?.name && {
        seller: {
          '@type': 'RealEstateAgent',
          name: broker.name,
          ...(broker.phone && { telephone: broker.phone }),
          ...(broker.portrait && { image: broker.portrait.src }),
        },
      }),
    },
  };
}

const breadcrumbs = ({ full, summary, breadcrumbs }: Described, origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...breadcrumbs, { name: full.address, href: summary.href }].map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + href,
  })),
});
