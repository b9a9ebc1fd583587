import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { Random } from '../pictures/drawing/random.ts';
import type { Dwelling } from './dwelling.ts';

/** Price of a property of ordinary size at price level 1, in CAD. */
const basePrice: Record<PropertyTypeCode, number> = {
  maison: 455_000,
  condo: 338_000,
  prop: 232_000,
  ferme: 690_000,
  chalet: 425_000,
  terrain: 92_000,
  comm: 590_000,
};

/** Returns the factor by which the size changes the price: 1 for an ordinary size, less than proportional above and below. */
function sizeFactor(type: PropertyTypeCode, { livingArea, lotSize, units }: Dwelling): number {
  switch (type) {
    case 'terrain':
      return ((lotSize ?? 20_000) / 20_000) ** 0.4;
    case 'prop':
      return units ** 0.94 * ((livingArea ?? units * 950) / (units * 950)) ** 0.4;
    case 'comm':
      return ((livingArea ?? 3_000) / 3_000) ** 0.75;
    case 'ferme':
      return ((lotSize ?? 2_000_000) / 2_000_000) ** 0.35;
    default:
      return ((livingArea ?? 1_400) / (type === 'condo' ? 900 : 1_450)) ** 0.72;
  }
}

/** Returns the asking price in CAD, rounded as sellers do: 449 900, 625 000, 1 295 000. */
export function salePrice(
  type: PropertyTypeCode,
  level: number,
  dwelling: Dwelling,
  newestYear: number,
  random: Random,
) {
  const age = newestYear - (dwelling.year ?? newestYear);
  const freshness = 1.09 - Math.min(age, 60) * 0.0025;
  // Land and commercial buildings follow the price level of houses only in part.
  const softLevel = type === 'comm' || type === 'terrain' || type === 'ferme' ? level ** 0.75 : level;
  const price = basePrice[type] * softLevel * sizeFactor(type, dwelling) * freshness * random.between(0.84, 1.24);
  return asSellersWrite(Math.max(price, 24_000), random);
}

function asSellersWrite(price: number, random: Random): number {
  if (price >= 1_000_000) return Math.round(price / 25_000) * 25_000 - (random.chance(0.5) ? 5_000 : 0);
  const rounded = Math.round(price / 5_000) * 5_000;
  if (random.chance(0.55)) return rounded - 100;
  return random.chance(0.5) ? rounded - 1_000 : rounded;
}

/** Returns the monthly rent in CAD. */
export function monthlyRent(type: PropertyTypeCode, level: number, dwelling: Dwelling, random: Random): number {
  const area = dwelling.livingArea ?? 1_000;
  const perSquareFoot = type === 'comm' ? 2.7 : 3.6;
  // A rental in a plex is one dwelling, not the whole building.
  const rented = type === 'prop' ? area / dwelling.units : area;
  const rent = perSquareFoot * rented ** 0.9 * level ** 0.55 * random.between(0.86, 1.2);
  return Math.max(690, Math.round(rent / 25) * 25);
}
