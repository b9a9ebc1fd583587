import type { ListingDetails, ListingRoom, ListingUnit } from '@vitrine/contract/core/listing-details.ts';
import { costOf, inMetres, roomLevelLookup, roomTypeLookup, validDetails } from './listing-details.ts';
import { lookupOf, rentFrequencyLookup } from './lookups.ts';
import { RecordReader } from './record-reader.ts';
import type { Localized, RawRecord } from './source-listing.ts';
import { readResoTours } from './tours.ts';

/** Maximum length of the inclusions and exclusions, in characters. */
const maxText = 2000;

/** Reads costs, rooms, dwellings, amenities and tours of a Property record, with its rooms embedded as `Rooms` and its dwellings as `UnitTypes`. */
export function readResoDetails(reader: RecordReader): ListingDetails | null {
  return validDetails({
    costs: [
      costOf('taxes', reader.amount('TaxAnnualAmount'), 'year', reader.count('TaxYear') || null),
      ...['AssociationFee', 'AssociationFee2'].map((field) =>
        costOf('association-fee', reader.amount(field), reader.lookup(`${field}Frequency`, rentFrequencyLookup)),
      ),
    ],
    rooms: reader.records('Rooms').map((room) => readRoom(room, reader)),
    units: reader.records('UnitTypes').flatMap(readUnits),
    parking_spaces: reader.count('ParkingTotal'),
    has_garage: reader.flag('GarageYN'),
    has_pool: reader.flag('PoolPrivateYN') ?? poolOf(reader.texts('PoolFeatures')),
    is_waterfront: reader.flag('WaterfrontYN'),
    zoning: reader.text('Zoning', 'ZoningDescription'),
    inclusions: textOf(reader, 'Inclusions'),
    exclusions: textOf(reader, 'Exclusions'),
    tours: readResoTours(reader),
  });
}

const roomUnits = lookupOf<'m' | 'ft'>({
  feet: 'ft',
  foot: 'ft',
  ft: 'ft',
  meters: 'm',
  metres: 'm',
  m: 'm',
});

function readRoom(raw: RawRecord, { issues }: RecordReader): Partial<ListingRoom> | null {
  const reader = new RecordReader(raw);
  const type = reader.lookup('RoomType', roomTypeLookup);
  const level = reader.lookup('RoomLevel', roomLevelLookup);
  const unit = reader.lookup('RoomLengthWidthUnits', roomUnits);
  const size = (field: string): number | null => {
    const value = reader.amount(field);
    return value && unit && unit !== 'other' ? inMetres(value, unit) : null;
  };
  const [length, width] = [size('RoomLength'), size('RoomWidth')];
  issues.push(...reader.issues);
  if (type === null || type === 'other') return null;
  return {
    type,
    level: level === 'other' ? null : level,
    ...(length && width ? { length, width } : {}),
  };
}

/** Returns the dwellings of a UnitType record. The period of its rents is not specified, so they are left out. */
function readUnits(raw: RawRecord): ListingUnit[] {
  const reader = new RecordReader(raw);
  const bedrooms = reader.count('UnitTypeBedsTotal') || null;
  const count = Math.min(reader.count('UnitTypeUnitsTotal') ?? 1, 200);
  return bedrooms === null ? [] : Array.from({ length: count }, () => ({ bedrooms }));
}

const noPool = /^(none|no pool)$/i;
/** Pools that are not the property's own, and texts that say nothing. */
const otherPool = /community|association|public|remarks|other/i;

function poolOf(features: readonly string[]): boolean | null {
  if (features.some((feature) => noPool.test(feature))) return false;
  return features.some((feature) => !otherPool.test(feature)) || null;
}

function textOf(reader: RecordReader, field: string): Localized | null {
  const text = reader.text(field);
  return text && text.length <= maxText ? { fr: text, en: text } : null;
}
