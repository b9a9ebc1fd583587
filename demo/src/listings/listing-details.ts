import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { ListingDetails, ListingRoom } from '@vitrine/contract/core/listing-details.ts';
import { Random } from '../pictures/drawing/random.ts';
import type { Dwelling } from './dwelling.ts';

interface Home {
  key: string;
  type: PropertyTypeCode;
  dwelling: Dwelling;
  /** CAD; of a rental, per month. */
  price: number;
  isRent: boolean;
  /** Year of the tax bills. */
  year: number;
}

/** Share of homes at the water, by type. */
const waterfrontShare = { maison: 0.05, condo: 0.03, chalet: 0.45, ferme: 0.08 };

/**
 * Returns plausible taxes, fees, rooms and dwellings of a listing. They are drawn from its number alone, so that the other values of listings stay what
 * they are without them.
 */
export function listingDetails({ key, type, dwelling, price, isRent, year }: Home): ListingDetails {
  const random = new Random(Number(key));
  const isHome = type === 'maison' || type === 'condo' || type === 'chalet' || type === 'ferme';
  return {
    costs: isRent ? [] : costsOf(type, price, year, random),
    rooms: isHome ? roomsOf(type, dwelling, random) : [],
    units:
      type === 'prop' && !isRent
        ? Array.from({ length: dwelling.units }, () => {
            const bedrooms = random.chance(0.3) ? 3 : 2;
            return { rooms: bedrooms + 2, bedrooms, rent: 870 + bedrooms * 190 + 5 * Math.floor(random.next() * 40) };
          })
        : [],
    parking_spaces: isHome && random.chance(0.7) ? 1 + Math.floor(random.next() * (type === 'condo' ? 1 : 4)) : null,
    has_garage: type === 'maison' && random.chance(0.4) ? true : null,
    has_pool: type === 'maison' && random.chance(0.15) ? true : null,
    is_waterfront: isHome && random.chance(waterfrontShare[type]) ? true : null,
  };
}

/** Municipal taxes of about 0.8 % of the price, school taxes of about 0.08 %, and the fees of a co-ownership. */
function costsOf(type: PropertyTypeCode, price: number, year: number, random: Random): ListingDetails['costs'] {
  const share = (percent: number) => Math.max(20, Math.round((price * percent * random.between(0.8, 1.2)) / 100));
  const municipal = { kind: 'municipal-tax' as const, amount: share(0.8), period: 'year' as const, year };
  const school = { kind: 'school-tax' as const, amount: share(0.08), period: 'year' as const, year };
  const fee = { kind: 'association-fee' as const, amount: share(0.07), period: 'month' as const };
  return [municipal, school, ...(type === 'condo' ? [fee] : [])];
}

function roomsOf(type: PropertyTypeCode, { bedrooms, bathrooms }: Dwelling, random: Random): ListingRoom[] {
  const isOnOneLevel = type === 'condo';
  const upstairs = isOnOneLevel ? null : random.chance(0.5) ? '2' : 'ground';
  const ground = isOnOneLevel ? null : 'ground';
  const room = (kind: ListingRoom['type'], level: string | null, least: number, most: number): ListingRoom => {
    const side = () => Math.round(random.between(least, most) * 100) / 100;
    return { type: kind, ...(level && { level }), length: side(), width: side() };
  };
  return [
    room('living-room', ground, 3.4, 5.6),
    room('kitchen', ground, 2.6, 4.2),
    room('dining-room', ground, 2.6, 3.9),
    room('primary-bedroom', upstairs, 3.3, 4.8),
    ...Array.from({ length: Math.max(0, (bedrooms ?? 1) - 1) }, () => room('bedroom', upstairs, 2.7, 3.7)),
    ...Array.from({ length: Math.floor(bathrooms ?? 1) }, () => room('bathroom', upstairs, 1.8, 3)),
    ...((bathrooms ?? 0) % 1 > 0 ? [room('powder-room', ground, 1.2, 1.9)] : []),
    ...(!isOnOneLevel && random.chance(0.45) ? [room('family-room', 'basement', 3.6, 6.2)] : []),
  ];
}
