import type { DisplaySettings, MappingSettings } from '@vitrine/contract/core/feed-settings.ts';
import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { slugify } from '../../listings/listing-address.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import { monthlyRent } from '../records/monthly-rent.ts';
import { orderedMedia } from '../records/ordered-media.ts';
import type { Area, Localized, SourceAddress, SourceListing, SourceMedia } from '../records/source-listing.ts';
import type { FindMunicipality } from './find-municipality.ts';
import { hideAddress } from './hide-address.ts';
import { streetAddress } from './street-address.ts';

/** Data besides the record of the source that a listing is made of. */
export interface MappingContext {
  listingKey: string;
  micrositeIds: string[];
  settings: MappingSettings;
  display: DisplaySettings;
  /** Source of the photos on the website: `embed` is the address of the source, `copy` a copy of our own. */
  photos: 'embed' | 'copy';
  /** Returns the slug of the site's broker who is a member of the source; null for none. */
  brokerSlug: (memberKey: string) => string | null;
  /** Returns the slug of the site's office that is a brokerage of the source; null for none. */
  officeSlug: (officeKey: string) => string | null;
  /** Returns the name of a brokerage by its key; null while it has not been read. */
  officeName: (key: string) => string | null;
  findMunicipality: FindMunicipality;
  /** Moment at which the listing was read for the first time, for one of which the source does not say since when it is offered. */
  firstReadAt: string;
}

export type MappingResult =
  /** `media` are the pictures at the source, as the listing may show them, the floor plans after the photos. */
  | { kind: 'listing'; listing: ListingImport; media: SourceMedia[] }
  /** The source does not allow it to be shown. */
  | { kind: 'not-shown' }
  | { kind: 'failure'; reason: Reason };

/**
 * Lowest prices that are believed, CAD: some brokers enter one dollar for a price on request, and sources send prices of a square foot without
 * saying so.
 */
const lowestPrice = 1000;
const lowestRent = 50;

/**
 * Returns the listing for the website, or why there is none. A hidden address has neither street nor unit, postal code or coordinates, and no text names
 * them.
 */
export function mapListing(given: SourceListing, context: MappingContext): MappingResult {
  const source = given.isAddressDisplayed ? given : hideAddress(given, context.photos);
  if (!source.isDisplayed || source.status === 'NotShown' || source.status === 'other') return { kind: 'not-shown' };
  const { settings } = context;
  const { city, province, postalCode } = source.address;
  if (city === null) return { kind: 'failure', reason: reasonOf('no-municipality') };
  const transaction = source.transaction === 'unknown' ? settings.unknownTransaction : source.transaction;
  const price = transaction === 'rent' ? rentOf(source) : priceOf(source);
  // A listing that has left the market shows no price, and some sources then send none.
  const isOnMarket = source.status === 'Active' || source.status === 'ActiveUnderContract';
  if ('reason' in price && isOnMarket) return { kind: 'failure', reason: price.reason };
  const municipality = context.findMunicipality(city, source.address.cityCode);
  const unit = source.livingArea?.unit ?? source.lotArea?.unit;
  const pictures = orderedMedia(source.media);
  const photos = pictures.filter(({ isFloorPlan }) => !isFloorPlan);
  const plans = pictures.filter(({ isFloorPlan }) => isFloorPlan).slice(0, maxPlans);
  const areaUnit = unit === 'sqm' || unit === 'hectare' ? 'sqm' : 'sqft';
  const [broker, ...coBrokers] = new Set(source.memberKeys.flatMap((key) => context.brokerSlug(key) ?? []));
  const [office, ...coOffices] = new Set(source.officeKeys.flatMap((key) => context.officeSlug(key) ?? []));
  const listing: ListingImport = {
    ListingKey: context.listingKey,
    MicrositeIds: context.micrositeIds,
    StandardStatus: source.status,
    PropertyType: source.type === 'other' ? settings.otherType : source.type,
    TransactionType: transaction,
    ListPrice: 'reason' in price ? 0 : price.amount,
    StreetAddress: streetAddress(source.address),
    MunicipalityCode: municipality?.code ?? unofficialCode(city, province),
    City: municipality?.name ?? city,
    CityRegion: municipality?.part ?? districtOf(source.address),
    PostalCode: writtenPostalCode(postalCode ?? ''),
    Latitude: source.location?.latitude ?? null,
    Longitude: source.location?.longitude ?? null,
    BedroomsTotal: source.bedrooms,
    BathroomsTotal: source.bathrooms,
    LivingArea: source.livingArea && inUnit(source.livingArea, areaUnit),
    LivingAreaUnits: areaUnit,
    LotSize: source.lotArea && inUnit(source.lotArea, areaUnit),
    YearBuilt: source.yearBuilt,
    PublicRemarks: textsOf(source.remarks, settings),
    OnMarketTimestamp: source.listedAt ?? source.modifiedAt ?? context.firstReadAt,
    OpenHouses: source.openHouses,
    NewConstruction: source.isNewConstruction,
    Foreclosed: source.isForeclosed,
    AgentKey: broker ?? null,
    CoAgentKeys: coBrokers,
    OfficeKey: office ?? null,
    CoOfficeKeys: coOffices,
    Media: photos.map(pictureOf),
    FloorPlans: plans.map(pictureOf),
    Attribution: attributionOf(source, context),
    Details: detailsOf(source, settings),
  };
  return { kind: 'listing', listing, media: [...photos, ...plans] };
}

/** Maximum number of floor plans of a listing. */
const maxPlans = 20;

const pictureOf = ({ url, caption }: SourceMedia) => ({ url, ...(caption && { ShortDescription: caption }) });

/** Returns a Canadian postal code as it is written, `H2K 3T1`; any other text as it is. */
const writtenPostalCode = (text: string): string =>
  text.replace(/^([a-z]\d[a-z])\s?(\d[a-z]\d)$/i, (_, area: string, rest: string) => `${area} ${rest}`.toUpperCase());

type Price = { amount: number } | { reason: Reason };

function priceOf(
  { price, isPricePerArea }: Pick<SourceListing, 'price' | 'isPricePerArea'>,
  lowest = lowestPrice,
): Price {
  if (price === null || price <= 1) return { reason: reasonOf('no-price') };
  if (isPricePerArea) return { reason: reasonOf('price-per-area') };
  return price >= lowest ? { amount: price } : { reason: reasonOf('price-too-low') };
}

function rentOf(source: SourceListing): Price {
  const { rent } = source;
  // Sources with a class of leases send the monthly rent as the price.
  if (rent === null) return priceOf(source, lowestRent);
  if (rent.isPerArea) return { reason: reasonOf('rent-per-area') };
  if (rent.frequency === 'other') return { reason: reasonOf('rent-period-unknown') };
  const monthly = monthlyRent(rent.amount, rent.frequency ?? 'month');
  return priceOf({ price: monthly, isPricePerArea: false }, lowestRent);
}

/**
 * Returns the texts in both languages. When the source sends one text for both languages and the settings name its language, the other language is left
 * empty.
 */
function textsOf(texts: Localized, { language }: MappingSettings): Localized {
  if (language === 'unknown' || texts.fr !== texts.en) return texts;
  return { fr: '', en: '', [language]: texts[language] };
}

const detailsOf = ({ details }: SourceListing, settings: MappingSettings): ListingImport['Details'] =>
  details && {
    ...details,
    inclusions: details.inclusions && textsOf(details.inclusions, settings),
    exclusions: details.exclusions && textsOf(details.exclusions, settings),
  };

/** Returns what the source asks to be shown with its listings, or null. */
function attributionOf({ link, officeKeys }: SourceListing, { display, officeName }: MappingContext) {
  const { badge, showsBrokerages, disclaimer } = display;
  if (badge === null && !showsBrokerages && disclaimer === null) return null;
  const names = showsBrokerages ? officeKeys.flatMap((key) => officeName(key) ?? []) : [];
  return { badge, link: link === null ? null : absoluteLink(link), brokerages: [...new Set(names)], disclaimer };
}

/** Returns a web address, to which sources often give no scheme; null for any other text. */
function absoluteLink(link: string): string | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Returns the part of the municipality that the source names; null for the name of the municipality itself. */
const districtOf = ({ district, city }: SourceAddress): string | null =>
  district !== null && slugify(district) !== slugify(city ?? '') ? district : null;

/** Returns a code for a municipality that is not in the official list, the same for every source. */
const unofficialCode = (city: string, province: string | null) => `${slugify(province ?? 'x')}-${slugify(city)}`;

/** Square metres of each unit. */
const squareMetres = { sqft: 0.09290304, sqm: 1, acre: 4046.8564224, hectare: 10_000 };

/** Returns an area in a unit; null for one that is too small to be meant. */
function inUnit({ value, unit }: Area, wanted: 'sqft' | 'sqm'): number | null {
  const area = unit === wanted ? value : Math.round((value * squareMetres[unit]) / squareMetres[wanted]);
  return area >= 1 ? area : null;
}
