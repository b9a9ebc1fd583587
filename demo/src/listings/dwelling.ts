import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { Random } from '../pictures/drawing/random.ts';
import type { Setting } from './place.ts';
import { Weighted } from './weighted.ts';

/** Share of each property type by setting, in percent. */
const shares: Record<Setting, Record<PropertyTypeCode, number>> = {
  metropolis: { maison: 24, condo: 48, prop: 22, ferme: 0, chalet: 0, terrain: 1, comm: 5 },
  city: { maison: 47, condo: 20, prop: 18, ferme: 2, chalet: 1, terrain: 7, comm: 5 },
  suburb: { maison: 58, condo: 27, prop: 7, ferme: 1, chalet: 0, terrain: 4, comm: 3 },
  town: { maison: 52, condo: 6, prop: 12, ferme: 8, chalet: 6, terrain: 12, comm: 4 },
  resort: { maison: 40, condo: 12, prop: 3, ferme: 3, chalet: 26, terrain: 13, comm: 3 },
};

const typesBySetting = Object.fromEntries(
  Object.entries(shares).map(([setting, share]) => {
    const [first, ...others] = Object.entries(share);
    return [setting, new Weighted(first ?? ['maison', 1], ...others)];
  }),
  // Object.fromEntries and Object.entries do not preserve the types of the keys.
) as Record<Setting, Weighted<PropertyTypeCode>>;

export const drawType = (setting: Setting, random: Random): PropertyTypeCode =>
  typesBySetting[setting].pick(random.next());

/** Dimensions of a property: rooms, areas in square feet, year of construction, number of dwellings. */
export interface Dwelling {
  bedrooms: number | null;
  bathrooms: number | null;
  livingArea: number | null;
  lotSize: number | null;
  year: number | null;
  units: number;
}

const bedroomsOf = {
  maison: new Weighted([2, 12], [3, 42], [4, 32], [5, 11], [6, 3]),
  condo: new Weighted([1, 32], [2, 50], [3, 17], [4, 1]),
  chalet: new Weighted([1, 8], [2, 30], [3, 40], [4, 17], [5, 5]),
  ferme: new Weighted([2, 10], [3, 40], [4, 35], [5, 15]),
};
const unitsOfPlex = new Weighted([2, 48], [3, 28], [4, 10], [5, 5], [6, 7], [8, 2]);
const firstYear: Record<Setting, number> = { metropolis: 1898, city: 1912, suburb: 1955, town: 1900, resort: 1948 };

/** Maximum additional area of a building lot beyond the smallest one, in square feet. */
const widestLot: Record<Setting, number> = {
  metropolis: 6_000,
  city: 28_000,
  suburb: 22_000,
  town: 140_000,
  resort: 240_000,
};

const round = (value: number, step: number) => Math.round(value / step) * step;

/** Draws random dimensions for a property type; `newestYear` is the year of the newest houses. */
export function drawDwelling(type: PropertyTypeCode, setting: Setting, newestYear: number, random: Random): Dwelling {
  // Squaring makes older houses more frequent in old places.
  const year = Math.round(newestYear - (newestYear - firstYear[setting]) * random.next() ** 1.2);
  switch (type) {
    case 'terrain': {
      const lotSize = round(4_800 + widestLot[setting] * random.next() ** 3, 10);
      return { bedrooms: null, bathrooms: null, livingArea: null, lotSize, year: null, units: 0 };
    }
    case 'comm': {
      const livingArea = round(900 + 11_000 * random.next() ** 2, 10);
      const lotSize = round(livingArea * random.between(1.1, 3.2), 10);
      return { bedrooms: null, bathrooms: random.chance(0.6) ? 2 : 1, livingArea, lotSize, year, units: 1 };
    }
    case 'prop': {
      const units = unitsOfPlex.pick(random.next());
      const livingArea = round(units * random.between(780, 1_180), 10);
      const lotSize = round(livingArea * random.between(0.75, 1.5), 10);
      const bedrooms = units * 2 + (random.chance(0.4) ? 1 : 0);
      // The description of a plex for sale tells what was renovated.
      return { bedrooms, bathrooms: units, livingArea, lotSize, year: Math.min(year, newestYear - 15), units };
    }
    case 'condo': {
      const bedrooms = bedroomsOf.condo.pick(random.next());
      const livingArea = round(380 + bedrooms * 270 * random.between(0.8, 1.35), 1);
      const bathrooms = bedrooms > 1 && random.chance(0.42) ? 2 : 1;
      return { bedrooms, bathrooms, livingArea, lotSize: null, year: Math.max(year, 1925), units: 1 };
    }
    default: {
      const bedrooms = bedroomsOf[type].pick(random.next());
      const livingArea = round(420 + bedrooms * 340 * random.between(0.78, 1.45), 1);
      const lotSize = round(lotOf(type, setting, random), 1);
      const most = Math.max(1, Math.round(bedrooms * 0.75));
      const bathrooms = 1 + Math.floor(random.next() * most) + (random.chance(0.25) ? 0.5 : 0);
      return { bedrooms, bathrooms, livingArea, lotSize, year, units: 1 };
    }
  }
}

function lotOf(type: PropertyTypeCode, setting: Setting, random: Random): number {
  if (type === 'ferme') return 400_000 + 6_000_000 * random.next() ** 2;
  if (type === 'chalet') return 12_000 + 160_000 * random.next() ** 2;
  const typical = { metropolis: 2_900, city: 5_600, suburb: 6_200, town: 10_500, resort: 28_000 }[setting];
  return typical * random.between(0.65, 1.7);
}
