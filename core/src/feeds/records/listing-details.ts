import {
  type ListingCost,
  type ListingDetails,
  type ListingRoom,
  type ListingUnit,
  listingCost,
  listingRoom,
  listingUnit,
  maxTours,
  type RoomType,
} from '@vitrine/contract/core/listing-details.ts';
import { lookupOf } from './lookups.ts';
import type { RentFrequency } from './monthly-rent.ts';

/** Details as a reader found them; items without a kind are null. */
export interface FoundDetails extends Omit<ListingDetails, 'costs' | 'rooms' | 'units'> {
  costs: (ListingCost | null)[];
  rooms: (Partial<ListingRoom> | null)[];
  units: ListingUnit[];
}

const isKnown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;

/** Returns the details within the limits of the contract; null when nothing is known. What is beyond them is left out by itself. */
export function validDetails({ costs, rooms, units, tours = [], ...others }: FoundDetails): ListingDetails | null {
  const details: ListingDetails = {
    ...others,
    costs: costs.flatMap((cost) => listingCost.safeParse(cost).data ?? []).slice(0, 20),
    rooms: rooms.flatMap((room) => listingRoom.safeParse(room).data ?? []).slice(0, 200),
    units: units.flatMap((unit) => listingUnit.safeParse(unit).data ?? []).slice(0, 200),
    ...(tours.length > 0 && { tours: tours.slice(0, maxTours) }),
    parking_spaces: within(others.parking_spaces, 10_000),
    zoning: others.zoning && others.zoning.length <= 200 ? others.zoning : null,
  };
  return Object.values(details).some(isKnown) ? details : null;
}

const within = (count: number | null | undefined, most: number) => (count && count <= most ? count : null);

/** The same amount by the month or the year, whichever it is a multiple of. */
const periods: Record<RentFrequency, (Pick<ListingCost, 'period'> & { times: number }) | null> = {
  day: null,
  week: { times: 52, period: 'year' },
  'two-weeks': { times: 26, period: 'year' },
  'half-month': { times: 2, period: 'month' },
  month: { times: 1, period: 'month' },
  'two-months': { times: 6, period: 'year' },
  quarter: { times: 4, period: 'year' },
  'half-year': { times: 2, period: 'year' },
  year: { times: 1, period: 'year' },
};

/** Returns a cost by the month or the year; null when its period is unknown. */
export function costOf(
  kind: ListingCost['kind'],
  amount: number | null,
  frequency: RentFrequency | 'other' | null,
  year: number | null = null,
): ListingCost | null {
  const period = frequency === null || frequency === 'other' ? null : periods[frequency];
  if (!amount || period === null) return null;
  return { kind, amount: Math.round(amount * period.times * 100) / 100, period: period.period, year };
}

const metresPerFoot = 0.3048;

/** Returns a length in metres to the centimetre. */
export const inMetres = (value: number, unit: 'm' | 'ft'): number =>
  Math.round(value * (unit === 'm' ? 1 : metresPerFoot) * 100) / 100;

/** Types of rooms as sources in either language name them, and their codes at Centris. */
export const roomTypeLookup = lookupOf<RoomType>({
  Bathroom: 'bathroom',
  SDB: 'bathroom',
  'Full Bathroom': 'bathroom',
  'Bathroom 1': 'bathroom',
  'Bathroom 2': 'bathroom',
  Bedroom: 'bedroom',
  CH: 'bedroom',
  CAC: 'bedroom',
  'Bedroom 1': 'bedroom',
  'Bedroom 2': 'bedroom',
  'Bedroom 3': 'bedroom',
  'Bedroom 4': 'bedroom',
  'Bedroom 5': 'bedroom',
  'Other Bedroom': 'bedroom',
  Den: 'den',
  'Dining Room': 'dining-room',
  SAM: 'dining-room',
  Dinette: 'dinette',
  'Breakfast Room': 'dinette',
  Entrance: 'entrance',
  Foyer: 'entrance',
  Hall: 'entrance',
  'Family Room': 'family-room',
  SFM: 'family-room',
  Kitchen: 'kitchen',
  CUI: 'kitchen',
  Laundry: 'laundry',
  'Laundry Room': 'laundry',
  'Living Room': 'living-room',
  SAL: 'living-room',
  Salon: 'living-room',
  Office: 'office',
  BUR: 'office',
  Playroom: 'playroom',
  'Recreational, Games room': 'playroom',
  'Game Room': 'playroom',
  'Partial Bathroom': 'powder-room',
  '2pc Bathroom': 'powder-room',
  'Primary Bedroom': 'primary-bedroom',
  'Master Bedroom': 'primary-bedroom',
  CCP: 'primary-bedroom',
  Solarium: 'solarium',
  Sunroom: 'solarium',
  Storage: 'storage',
  'Walk-In Closet': 'walk-in-closet',
  Workshop: 'workshop',
});

/** Levels of rooms; `''` is a level that says nothing. */
export const roomLevelLookup = lookupOf<string>({
  Basement: 'basement',
  SS: 'basement',
  SS1: 'basement',
  RJ: 'garden',
  'Garden level': 'garden',
  Lower: 'lower',
  'Lower level': 'lower',
  Main: 'ground',
  'Main level': 'ground',
  'Ground level': 'ground',
  RC: 'ground',
  Upper: 'upper',
  'Upper Level': 'upper',
  ...Object.fromEntries(Array.from({ length: 60 }, (_, floor) => [String(floor + 1), String(floor + 1)])),
  First: 'ground',
  'First level': 'ground',
  Second: '2',
  'Second level': '2',
  Third: '3',
  'Third level': '3',
  Fourth: '4',
  'Fourth level': '4',
  'Fifth level': '5',
});
