import type { FileSettings, FileShape } from '@vitrine/contract/core/feed-settings.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import {
  type CentrisPart,
  centrisFiles,
  centrisShape,
  costColumns,
  districtColumns,
  genreColumns,
  listingColumns,
  memberColumns,
  municipalityColumns,
  officeColumns,
  openHouseColumns,
  photoColumns,
  remarkColumns,
  roomColumns,
  unitColumns,
} from '../records/centris-columns.ts';
import { readCentrisListing } from '../records/centris-listing.ts';
import { readNumber } from '../records/read-number.ts';
import { readDate } from '../records/read-time.ts';
import { readResoListing } from '../records/reso-listing.ts';
import type { PeopleResource } from '../records/reso-people.ts';
import type { RawRecord, ReadResult } from '../records/source-listing.ts';
import { translateRecord } from '../records/translate-record.ts';

import type { DeliveryPart } from './feed-connector.ts';

export type Columns = Readonly<Record<string, number | string>>;

/** A file beside the listings whose rows belong to a listing, under `field` of its record. */
interface Companion {
  file: RegExp;
  columns: Columns;
  field: string;
  /** Part of the listings that the file holds, and the column that is filled in for a listing that has it. */
  part?: { name: DeliveryPart; column: string };
}

/** A file with the names of codes. */
interface CodeNames {
  file: RegExp;
  columns: Columns;
  /** Fields of a listing, and of a row of the file, that have the same values when the row names the code of the listing. */
  match: Readonly<Record<string, string>>;
  /** Field in which a listing gets the name. */
  field: string;
}

/** Description of a kind of file feed. */
export interface FileLayout {
  listings: RegExp;
  /** Path of the element of a listing in an XML file; absent for CSV. */
  record?: string;
  shape: FileShape;
  columns: Columns;
  /** Fields whose values show that the columns are where they are expected. */
  key: string;
  dates: readonly string[];
  latitude: string;
  longitude: string;
  companions: readonly Companion[];
  /** Fields of the listings themselves that hold descriptions. */
  texts?: readonly string[];
  /** Files of the brokers and brokerages that listings name; absent when a delivery has none. */
  people?: Readonly<Record<PeopleResource, { file: RegExp; columns: Columns }>>;
  /** Files with the names of codes of the listings, each added to its listing in a field of its own. */
  names?: readonly CodeNames[];
  /** Returns a row in the words of the lookups. */
  translate(raw: RawRecord): RawRecord;
  read(raw: RawRecord): ReadResult;
}

const companion = (file: CentrisPart, columns: Columns, field: string, part?: Companion['part']): Companion => ({
  file: centrisFiles[file],
  columns,
  field,
  ...(part && { part }),
});

/** Returns the layout of a source, with the shape and the columns of its settings. */
export function layoutOf({ mapping, ...settings }: FileLayoutSettings & Pick<FileSettings, 'mapping'>): FileLayout {
  const layout = untranslatedLayout(settings);
  const translate = (raw: RawRecord) => translateRecord(raw, mapping);
  return { ...layout, translate, read: (raw) => ({ ...layout.read(translate(raw)), raw }) };
}

type FileLayoutSettings = Pick<FileSettings, 'layout' | 'shape' | 'xml'>;

function untranslatedLayout({ layout, shape, xml }: FileLayoutSettings): Omit<FileLayout, 'translate'> {
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
        companion('photos', photoColumns, 'photos', { name: 'photos', column: 'url' }),
        companion('remarks', remarkColumns, 'remarks', { name: 'descriptions', column: 'text' }),
        companion('addenda', remarkColumns, 'addenda', { name: 'descriptions', column: 'text' }),
        companion('costs', costColumns, 'costs'),
        companion('rooms', roomColumns, 'rooms'),
        companion('units', unitColumns, 'units'),
        companion('openHouses', openHouseColumns, 'openHouses'),
      ],
      people: {
        Member: { file: centrisFiles.members, columns: memberColumns },
        Office: { file: centrisFiles.offices, columns: officeColumns },
      },
      texts: ['textFr', 'textEn'],
      names: [
        {
          file: centrisFiles.municipalities,
          columns: municipalityColumns,
          match: { municipality: 'code' },
          field: 'municipalityName',
        },
        {
          file: centrisFiles.districts,
          columns: districtColumns,
          match: { municipality: 'municipality', district: 'code' },
          field: 'districtName',
        },
        {
          file: centrisFiles.genres,
          columns: genreColumns,
          match: { category: 'category', genre: 'code' },
          field: 'genreName',
        },
      ],
      read: readCentrisListing,
    };
  }
  const usual: FileShape = { delimiter: ',', hasHeader: true, columns: {} };
  if (layout === 'xml') {
    return { ...ofReso, listings: /\.xml$/i, record: xml?.record ?? '', shape: usual, columns: xml?.fields ?? {} };
  }
  return {
    ...ofReso,
    listings: /\.(csv|txt)$/i,
    shape: { ...usual, ...shape },
    columns: shape?.columns ?? {},
  };
}

/** Properties of every layout whose fields have the names of RESO. */
const ofReso = {
  key: 'ListingKey',
  dates: ['ModificationTimestamp', 'OriginalEntryTimestamp'],
  latitude: 'Latitude',
  longitude: 'Longitude',
  companions: [],
  read: (raw: RawRecord) => readResoListing(withMedia(raw)),
} satisfies Partial<FileLayout>;

/**
 * Returns the record of a generic file with its pictures: `Photos` and `FloorPlans` are each one text, separated by `|` or spaces, or several
 * elements.
 */
function withMedia(raw: RawRecord): RawRecord {
  const pictures = (value: unknown, category?: string) => {
    const texts = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
    const list = texts.flatMap((text) => text.split(/[|\s]+/)).filter(Boolean);
    return list.map((MediaURL, Order) => ({ MediaURL, Order, ...(category && { MediaCategory: category }) }));
  };
  return { ...raw, Media: [...pictures(raw.Photos), ...pictures(raw.FloorPlans, 'Floor Plan')] };
}

/** Returns the key of a row; null when the text in its place can be none. */
export function keyOf(row: RawRecord, { key }: FileLayout): string | null {
  const text = typeof row[key] === 'string' ? row[key].trim() : '';
  return keyPattern.test(text) ? text : null;
}

/** Returns the texts of a row that may be keys. */
export const keysAmong = (texts: Iterable<unknown>): string[] =>
  [...texts].flatMap((text) => (typeof text === 'string' && keyPattern.test(text.trim()) ? [text.trim()] : []));

const keyPattern = /^[\w-]{1,40}$/;

/** Returns what is wrong with a row, or null: its number of columns, key, dates and coordinates show whether columns have moved. */
export function faultOf(row: RawRecord, columnCount: number, cells: number, layout: FileLayout): Reason | null {
  if (cells !== columnCount) return reasonOf('row-width', { columns: cells, expected: columnCount });
  const text = (field: string) => (typeof row[field] === 'string' ? row[field].trim() : '');
  if (keyOf(row, layout) === null) return reasonOf('no-key');
  for (const field of layout.dates) {
    if (text(field) !== '' && readDate(text(field)) === null) return reasonOf('not-a-date', { field });
  }
  const [latitude, longitude] = [readNumber(text(layout.latitude) || '0'), readNumber(text(layout.longitude) || '0')];
  if (latitude === null || longitude === null) return reasonOf('coordinates-not-numbers');
  if ((latitude !== 0 || longitude !== 0) && !isInCanada(latitude, longitude)) return reasonOf('coordinates-outside');
  return null;
}

const isInCanada = (latitude: number, longitude: number) =>
  latitude > 41 && latitude < 84 && longitude > -142 && longitude < -52;
