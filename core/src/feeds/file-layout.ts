import {
  type CentrisPart,
  centrisFiles,
  centrisShape,
  listingColumns,
  municipalityColumns,
  openHouseColumns,
  photoColumns,
  remarkColumns,
} from './centris-columns.ts';
import { readCentrisListing } from './centris-listing.ts';
import { readNumber } from './read-number.ts';
import { readDate } from './read-time.ts';
import { readResoListing } from './reso-listing.ts';
import type { RawRecord, ReadResult } from './source-listing.ts';
import type { FileSettings, FileShape } from './source-settings.ts';

export type Columns = Readonly<Record<string, number | string>>;

/** A file beside the listings whose rows belong to a listing, under `field` of its record. */
type Companion = { file: RegExp; columns: Columns; field: string; where?: (row: RawRecord) => boolean };

/** Description of a kind of file feed. */
export type FileLayout = {
  listings: RegExp;
  shape: FileShape;
  columns: Columns;
  /** Fields whose values show that the columns are where they are expected. */
  key: string;
  dates: readonly string[];
  latitude: string;
  longitude: string;
  companions: readonly Companion[];
  /** File with the names of municipalities by their codes, which stand in the field `municipality`. */
  municipalities?: { file: RegExp; columns: Columns };
  read(raw: RawRecord): ReadResult;
};

const companion = (part: CentrisPart, columns: Columns, field: string): Companion => ({
  file: centrisFiles[part],
  columns,
  field,
});

/** Returns the layout of a source, with the shape and the columns of its settings. */
export function layoutOf({ layout, shape }: Pick<FileSettings, 'layout' | 'shape'>): FileLayout {
  if (layout === 'centris') {
    return {
      listings: centrisFiles.listings,
      shape: { ...centrisShape, ...shape },
      columns: { ...listingColumns, ...shape?.columns },
      key: 'number',
      dates: ['startedAt', 'modifiedAt'],
      latitude: 'latitude',
      longitude: 'longitude',
      companions: [
        companion('photos', photoColumns, 'photos'),
        companion('remarks', remarkColumns, 'remarks'),
        companion('addenda', remarkColumns, 'addenda'),
        companion('openHouses', openHouseColumns, 'openHouses'),
      ],
      municipalities: { file: centrisFiles.municipalities, columns: municipalityColumns },
      read: readCentrisListing,
    };
  }
  return {
    listings: /\.(csv|txt)$/i,
    shape: { encoding: 'utf-8', delimiter: ',', hasHeader: true, columns: {}, ...shape },
    columns: shape?.columns ?? {},
    key: 'ListingKey',
    dates: ['ModificationTimestamp', 'OriginalEntryTimestamp'],
    latitude: 'Latitude',
    longitude: 'Longitude',
    companions: [],
    read: (raw) => readResoListing(withMedia(raw)),
  };
}

/** Returns the record of a generic file with its pictures, which stand in one column `Photos`, separated by `|` or spaces. */
function withMedia(raw: RawRecord): RawRecord {
  const list = typeof raw.Photos === 'string' ? raw.Photos.split(/[|\s]+/).filter(Boolean) : [];
  return { ...raw, Media: list.map((MediaURL, Order) => ({ MediaURL, Order })) };
}

/** Returns the key of a row; null when the text in its place can be none. */
export function keyOf(row: RawRecord, { key }: FileLayout): string | null {
  const text = typeof row[key] === 'string' ? row[key].trim() : '';
  return /^[\w-]{1,40}$/.test(text) ? text : null;
}

/** Returns what is wrong with a row, or null: its number of columns, key, dates and coordinates show whether columns have moved. */
export function faultOf(row: RawRecord, columnCount: number, cells: number, layout: FileLayout): string | null {
  if (cells !== columnCount) return `The row has ${cells} columns in place of ${columnCount}`;
  const text = (field: string) => (typeof row[field] === 'string' ? row[field].trim() : '');
  if (keyOf(row, layout) === null) return 'The row has no key';
  for (const field of layout.dates) {
    if (text(field) !== '' && readDate(text(field)) === null) return `${field} is not a date`;
  }
  const [latitude, longitude] = [readNumber(text(layout.latitude) || '0'), readNumber(text(layout.longitude) || '0')];
  if (latitude === null || longitude === null) return 'The coordinates are not numbers';
  if ((latitude !== 0 || longitude !== 0) && !isInCanada(latitude, longitude))
    return 'The coordinates are not in Canada';
  return null;
}

const isInCanada = (latitude: number, longitude: number) =>
  latitude > 41 && latitude < 84 && longitude > -142 && longitude < -52;
