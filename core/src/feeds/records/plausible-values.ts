import type { Issue, ReadResult, SourceListing } from './source-listing.ts';

/** Limits beyond which a value is a mistake of the source. Buildings of several hundred homes stay below them. */
const largest = { bedrooms: 2000, bathrooms: 2000, price: 2e9, area: 1e9 };
const earliestYear = 1600;
/** Years by which a building may be planned ahead. */
const plannedYears = 10;
/** Maximum number of photos of a listing, and of characters of its texts. RESO allows 4,000 characters of remarks. */
const limits = { photos: 200, remarks: 20_000, caption: 500, address: 120, openHouses: 100 };

/** Returns a record without values that no listing has, such as a million bedrooms, and with its long lists and texts cut. Both are reported. */
export function withPlausibleValues(result: ReadResult, now: Date): ReadResult {
  if (result.kind === 'failure') return result;
  const issues: Issue[] = [];
  const report = (field: string, value: unknown) => {
    issues.push({ field, value: String(value).slice(0, 200), reason: 'unreadable' });
    return null;
  };
  const upTo = (field: string, value: number | null, limit: number) =>
    value === null || value <= limit ? value : report(field, value);
  const { listing } = result;
  const latestYear = now.getUTCFullYear() + plannedYears;
  const isYear = (year: number) => year >= earliestYear && year <= latestYear;
  const areaOf = (field: string, area: SourceListing['livingArea']) =>
    area === null || area.value <= largest.area ? area : report(field, area.value);
  const short = (field: string, text: string | null) =>
    text === null || text.length <= limits.address ? text : report(field, text);
  const cut = (field: string, text: string, limit: number) => {
    if (text.length <= limit) return text;
    report(field, `${text.length} characters`);
    return `${text.slice(0, limit).toWellFormed().trimEnd()}…`;
  };
  const few = <Item>(field: string, items: Item[], limit: number): Item[] => {
    if (items.length > limit) report(field, `${items.length} items`);
    return items.slice(0, limit);
  };
  const { address, remarks, yearBuilt } = listing;
  const plausible: SourceListing = {
    ...listing,
    price: upTo('price', listing.price, largest.price),
    bedrooms: upTo('bedrooms', listing.bedrooms, largest.bedrooms),
    bathrooms: upTo('bathrooms', listing.bathrooms, largest.bathrooms),
    yearBuilt: yearBuilt === null || isYear(yearBuilt) ? yearBuilt : report('yearBuilt', yearBuilt),
    livingArea: areaOf('livingArea', listing.livingArea),
    lotArea: areaOf('lotArea', listing.lotArea),
    remarks: {
      fr: cut('remarks', remarks.fr, limits.remarks),
      en: cut('remarks', remarks.en, limits.remarks),
    },
    address: {
      ...address,
      unparsed: short('address', address.unparsed),
      number: short('address', address.number),
      street: short('address', address.street),
      unit: short('address', address.unit),
      city: short('city', address.city),
      district: short('district', address.district),
      postalCode: short('postalCode', address.postalCode),
    },
    media: few('photos', listing.media, limits.photos).map((picture) => ({
      ...picture,
      caption: picture.caption && {
        fr: picture.caption.fr.slice(0, limits.caption).toWellFormed(),
        en: picture.caption.en.slice(0, limits.caption).toWellFormed(),
      },
    })),
    openHouses: few('openHouses', listing.openHouses, limits.openHouses).toSorted((one, other) =>
      one.start < other.start ? -1 : Number(one.start > other.start),
    ),
  };
  return { ...result, listing: plausible, issues: [...result.issues, ...issues] };
}
