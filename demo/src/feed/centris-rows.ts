import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { demoReferenceDate, generateListings } from '../listings/generate-listings.ts';
import { people } from '../people.ts';
import type { DeliveryFiles } from './write-delivery.ts';

/** Number of listings of the demo's delivery. */
const deliveredListings = 24;
/** Number of the first listing; the others follow it. */
const firstNumber = 19_400_001;
/** Number of columns of INSCRIPTIONS, the Centris file of listings. */
const columnCount = 159;

const genres: Partial<Record<ListingImport['PropertyType'], string>> = {
  maison: 'MAI',
  condo: 'APP',
  chalet: 'CHA',
  prop: '3X',
};

const costTypes: Record<string, string> = { 'municipal-tax': 'TAXMUN', 'school-tax': 'TAXSCO' };
const roomTypes: Record<string, string> = {
  bathroom: 'SDB',
  bedroom: 'CH',
  'dining-room': 'SAM',
  'family-room': 'SFM',
  kitchen: 'CUI',
  'living-room': 'SAL',
  'primary-bedroom': 'CCP',
};
const floors: Record<string, string> = { ground: 'RC', basement: 'SS1' };

/** Code of a broker in the delivery. */
const memberCode = (index: number) => `R${String(1001 + index)}`;

/**
 * Returns the files of a delivery laid out as Centris, with listings that the generator draws. Pictures are at `pictureOrigin`. One row
 * has no price and one a genre that nobody knows, so that the admin shows what becomes of such rows.
 */
export function centrisDelivery(pictureOrigin: string): DeliveryFiles {
  const listings = [...generateListings({ count: 120, seed: 77 })]
    .filter((listing) => listing.StandardStatus === 'Active' && genres[listing.PropertyType] !== undefined)
    .slice(0, deliveredListings);
  const numbered = listings.map((listing, index) => ({ listing, number: String(firstNumber + index), index }));
  return {
    'INSCRIPTIONS.TXT': numbered.map(({ listing, number, index }) => listingRow(listing, number, index)),
    'PHOTOS.TXT': numbered.flatMap(({ listing, number }) =>
      listing.Media.slice(0, 6).map(({ url, ShortDescription }, order) => [
        number,
        String(order + 1),
        '',
        '',
        ShortDescription?.fr ?? '',
        ShortDescription?.en ?? '',
        new URL(url, pictureOrigin).href,
        '',
        day(listing.OnMarketTimestamp),
      ]),
    ),
    'DEPENSES.TXT': numbered.flatMap(({ listing, number }) =>
      (listing.Details?.costs ?? []).flatMap(({ kind, amount, year }) => {
        const type = costTypes[kind];
        return type === undefined ? [] : [[number, type, String(amount), String(year ?? ''), '', 'A', '', '', '']];
      }),
    ),
    'PIECES_UNITES.TXT': numbered.flatMap(({ listing, number }) =>
      (listing.Details?.rooms ?? []).map(({ type, level, length, width }, order) => {
        const dimensions = length && width ? `${length}x${width} M` : '';
        return [
          number,
          '1',
          String(order + 1),
          roomTypes[type] ?? '',
          '',
          '',
          floors[level ?? ''] ?? level ?? '',
          '',
          '',
          dimensions,
        ];
      }),
    ),
    'VISITES_LIBRES.TXT': numbered.flatMap(({ number, index }) =>
      index % 8 === 3 ? [[number, '1', nextSunday, nextSunday, '14:00', '16:00']] : [],
    ),
    'MEMBRES.TXT': people.map(({ name, email, phone }, index) => {
      const [first = '', ...rest] = name.split(' ');
      return [memberCode(index), 'B100', '', '', rest.join(' '), first, '', '', phone, '', '', email, ''];
    }),
    'BUREAUX.TXT': [['B100', 'F100', 'Groupe Rivage inc.', '', '', '', 'Montréal', 'QC', '', '514 555-0100']],
    'MUNICIPALITES.TXT': [...new Map(listings.map(({ MunicipalityCode, City }) => [MunicipalityCode, City]))],
    'QUARTIERS.TXT': districtRows(listings),
  };
}

/** Returns the code of the borough of a listing within its municipality. */
const districtCode = ({ CityRegion, PostalCode }: ListingImport): string => (CityRegion ? PostalCode.slice(1, 3) : '');

const districtRows = (listings: readonly ListingImport[]): string[][] => {
  const rows = listings.flatMap((listing) => {
    const { MunicipalityCode, CityRegion } = listing;
    return CityRegion ? [[MunicipalityCode, districtCode(listing), CityRegion]] : [];
  });
  return [...new Map(rows.map((row) => [row.join(' '), row])).values()];
};

const nextSunday = '2026/11/29';

/** Returns a date as Centris writes it. */
const day = (time: string) => time.slice(0, 10).replaceAll('-', '/');

function listingRow(listing: ListingImport, number: string, index: number): string[] {
  const { fr } = listing.StreetAddress;
  const [, civic = '', street = '', unit = ''] = /^(\d+), (.*?)(?:, app\. (\d+))?$/.exec(fr) ?? [];
  const isRent = listing.TransactionType === 'rent';
  const price = index === 5 ? '' : String(listing.ListPrice);
  const amount = (value: number | null) => (value === null ? '' : String(value));
  const values: Readonly<Record<number, string>> = {
    0: number,
    2: memberCode(
      Math.max(
        0,
        people.findIndex(({ slug }) => slug === listing.AgentKey),
      ),
    ),
    3: 'B100',
    6: isRent ? '' : price,
    9: isRent ? price : '',
    15: 'O',
    20: day(listing.OnMarketTimestamp),
    22: listing.MunicipalityCode,
    23: districtCode(listing),
    25: civic,
    27: street,
    28: unit,
    29: listing.PostalCode.replace(' ', ''),
    53: 'RES',
    54: index === 9 ? 'YOURTE' : (genres[listing.PropertyType] ?? ''),
    59: amount(listing.YearBuilt),
    68: amount(listing.LivingArea),
    69: 'PC',
    75: amount(listing.LotSize),
    76: 'PC',
    82: amount(listing.BedroomsTotal),
    85: amount(listing.BathroomsTotal),
    113: day(demoReferenceDate.toISOString()),
    114: isRent ? 'M' : '',
    115: 'EV',
    144: amount(listing.Latitude),
    145: amount(listing.Longitude),
    157: listing.PublicRemarks.fr,
    158: listing.PublicRemarks.en,
  };
  return Array.from({ length: columnCount }, (_, position) => values[position] ?? '');
}
