import type { CostKind, ListingDetails, ListingRoom, ListingUnit } from '@vitrine/contract/core/listing-details.ts';
import { costOf, inMetres, roomLevelLookup, roomTypeLookup, validDetails } from './listing-details.ts';
import { lookupOf } from './lookups.ts';
import { RecordReader } from './record-reader.ts';
import type { Localized, RawRecord } from './source-listing.ts';
import { readTourAddress, tourOf } from './tours.ts';

/** Codes of expenses that published importers agree on. */
const costLookup = lookupOf<CostKind>({ TAXMUN: 'municipal-tax', TAXSCO: 'school-tax', ENER: 'energy' });

const frequencyLookup = lookupOf<'month' | 'year'>({ M: 'month', A: 'year' });

/** `LOGEMENT`: a dwelling that is let. `INTG`: one for another generation. */
const unitLookup = lookupOf<'main' | 'let'>({ PRINCIPAL: 'main', LOGEMENT: 'let', INTG: 'main' });

/** Reads the rows of DEPENSES, PIECES_UNITES and UNITES_DETAILLEES that belong to a row of INSCRIPTIONS, and what the row itself says. */
export function readCentrisDetails(reader: RecordReader): ListingDetails | null {
  const rows = <Item>(field: string, read: (row: RecordReader) => Item): Item[] =>
    reader.records(field).map((raw: RawRecord) => {
      const row = new RecordReader(raw);
      const item = read(row);
      reader.issues.push(...row.issues);
      return item;
    });
  const units = rows('units', readUnit).flatMap((unit) => unit ?? []);
  const inOrder = rows('rooms', readRoom).toSorted((one, other) => one.unit - other.unit || one.order - other.order);
  const isSeveral = new Set(inOrder.map(({ unit }) => unit)).size > 1;
  return validDetails({
    costs: rows('costs', readCost),
    rooms: inOrder.map(({ room, unit }) => room && { ...room, unit: isSeveral && unit > 0 ? unit : null }),
    units,
    inclusions: texts(reader, 'inclusions'),
    exclusions: texts(reader, 'exclusions'),
    tours: tourOf(reader.parsed('tourFr', readTourAddress), reader.parsed('tourEn', readTourAddress)),
  });
}

function readCost(row: RecordReader) {
  const kind = row.lookup('type', costLookup);
  const [amount, frequency] = [row.amount('amount'), row.lookup('frequency', frequencyLookup)];
  const year = row.count('year') || null;
  return kind === null || kind === 'other' ? null : costOf(kind, amount, frequency, year);
}

function readUnit(row: RecordReader): ListingUnit | null {
  const type = row.lookup('type', unitLookup);
  const [rooms, bedrooms] = [row.count('rooms') || null, row.count('bedrooms') || null];
  return type === 'let' && (rooms || bedrooms) ? { rooms, bedrooms } : null;
}

function readRoom(row: RecordReader): { room: Partial<ListingRoom> | null; unit: number; order: number } {
  const type = row.lookup('type', roomTypeLookup);
  const level = row.lookup('level', roomLevelLookup);
  const size = row.parsed('dimensions', readDimensions);
  const room =
    type === null || type === 'other' ? null : { type, level: level === 'other' ? null : level, ...(size ?? {}) };
  return { room, unit: row.count('unit') ?? 0, order: row.count('order') ?? 0 };
}

const dimensions = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*x\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*([PM])$/i;

/** Returns length and width in metres of `26.8x11.10 P`, feet with inches after the point, or of `3.66x2.5 M`; null for any other text. */
export function readDimensions(text: string): { length: number; width: number } | null {
  const [, length = '', lengthPart = '0', width = '', widthPart = '0', unit = ''] = dimensions.exec(text.trim()) ?? [];
  const side = (whole: string, part: string): number => {
    if (unit.toUpperCase() === 'M') return inMetres(Number(`${whole}.${part}`), 'm');
    return Number(part) < 12 ? inMetres(Number(whole) + Number(part) / 12, 'ft') : 0;
  };
  const [long, wide] = [side(length, lengthPart), side(width, widthPart)];
  return long > 0 && wide > 0 ? { length: long, width: wide } : null;
}

function texts(reader: RecordReader, field: string): Localized | null {
  const [fr, en] = [reader.text(`${field}Fr`) ?? '', reader.text(`${field}En`) ?? ''];
  return fr || en ? { fr, en } : null;
}
