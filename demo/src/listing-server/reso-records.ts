import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { offices } from '../offices.ts';
import { people } from '../people.ts';
import type { LivingListing } from './listing-life.ts';

export type ResoRecord = Readonly<Record<string, unknown>>;

const subTypes: Partial<Record<ListingImport['PropertyType'], string>> = {
  maison: 'Single Family Residence',
  condo: 'Condominium',
  chalet: 'Cabin',
};
/** Maximum number of photos of a listing. */
const photos = 8;

/** Returns the Property record of a listing, with photos at `pictureOrigin`. */
export function propertyRecord(living: LivingListing, pictureOrigin: string): ResoRecord {
  const { listing, status, price, listedAt, changedAt } = living;
  const [, number = '', street = '', unit = null] =
    /^(\d+), (.*?)(?:, app\. (\d+))?$/.exec(listing.StreetAddress.fr) ?? [];
  return {
    ListingKey: listing.ListingKey,
    ListingId: listing.ListingKey,
    ModificationTimestamp: changedAt,
    OnMarketTimestamp: listedAt,
    StandardStatus: status,
    PropertyType: 'Residential',
    PropertySubType: subTypes[listing.PropertyType],
    ListPrice: price,
    StreetNumber: number,
    StreetName: street,
    UnitNumber: unit,
    City: listing.City,
    CityRegion: listing.CityRegion,
    StateOrProvince: 'QC',
    PostalCode: listing.PostalCode,
    Latitude: listing.Latitude,
    Longitude: listing.Longitude,
    BedroomsTotal: listing.BedroomsTotal,
    BathroomsTotalInteger: listing.BathroomsTotal,
    LivingArea: listing.LivingArea,
    LivingAreaUnits: 'Square Feet',
    LotSizeArea: listing.LotSize,
    LotSizeUnits: 'Square Feet',
    YearBuilt: listing.YearBuilt,
    PublicRemarks: listing.PublicRemarks.fr,
    ListAgentKey: listing.AgentKey,
    ListOfficeKey: listing.OfficeKey,
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: true,
    Media: listing.Media.slice(0, photos).map(({ url }, order) => ({
      MediaKey: `${listing.ListingKey}-${order}`,
      MediaURL: new URL(url, pictureOrigin).href,
      MediaCategory: 'Photo',
      Order: order,
    })),
  };
}

/** Brokers, whose e-mail addresses are those of the demo's agency. */
export const memberRecords: readonly ResoRecord[] = people.map(({ slug, name, email, phone, office }) => ({
  MemberKey: slug,
  MemberFullName: name,
  MemberEmail: email,
  MemberOfficePhone: phone,
  OfficeKey: office,
}));

export const officeRecords: readonly ResoRecord[] = offices.map(({ slug, name, city, email, phone }) => ({
  OfficeKey: slug,
  OfficeName: name.fr,
  OfficeCity: city,
  OfficeEmail: email,
  OfficePhone: phone,
}));
