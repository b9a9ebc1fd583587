import type { ListingImport, PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import { landAround, offsetBy } from '../maps/shores.ts';
import type { Season } from '../pictures/descriptions/description.ts';
import { Random } from '../pictures/drawing/random.ts';
import { agentAndOffice, agentsOf } from './agents.ts';
import { boroughAt } from './boroughs.ts';
import { type Dwelling, drawDwelling, drawType } from './dwelling.ts';
import { listingDetails } from './listing-details.ts';
import { demoPictures, type PicturesFor } from './listing-pictures.ts';
import { municipalities } from './municipalities.ts';
import { openHousesAfter } from './open-houses.ts';
import type { Municipality, Quarter } from './place.ts';
import { monthlyRent, salePrice } from './price.ts';
import { writeRemarks } from './remarks.ts';
import { placesOf } from './result-places.ts';
import { countryRoads, lakeRoads, streetAddress, usualStreets } from './streets.ts';
import { isInWater } from './waters.ts';
import { Weighted } from './weighted.ts';

interface Options {
  count: number;
  seed: number;
  /** The microsites that show the listings; all of them when absent. */
  micrositeIds?: string[];
  picturesFor?: PicturesFor;
  /** The present day of the demo: listings came on the market before it, open houses follow it. */
  referenceDate?: Date;
}

export const demoReferenceDate = new Date('2026-11-20T14:00:00Z');

const [firstMunicipality, ...otherMunicipalities] = municipalities.map((place): [Municipality, number] => [
  place,
  place.weight,
]);
if (!firstMunicipality) throw new Error('The demo has no municipality.');
const byWeight = new Weighted(firstMunicipality, ...otherMunicipalities);

/** Share of rentals among the types that can be rented, so that 12 % of all listings are for rent. */
const rentShare = 0.133;
const neverRented: readonly PropertyTypeCode[] = ['ferme', 'terrain'];
const builtNew: readonly PropertyTypeCode[] = ['maison', 'condo', 'chalet'];

const day = 86_400_000;

/**
 * Yields the demo's listings one at a time. The same options produce the same listings, and the first thousand of a million equal
 * those of a thousand.
 */
export function* generateListings(options: Options): Generator<ListingImport, void, undefined> {
  const { count, seed, micrositeIds = [], picturesFor = demoPictures, referenceDate = demoReferenceDate } = options;
  const random = new Random(seed);
  const choosePictures = picturesFor();
  const openHouses = openHousesAfter(referenceDate);
  const newestYear = referenceDate.getUTCFullYear();

  for (let index = 0; index < count; index++) {
    const municipality = byWeight.pick(random.next());
    const type = drawType(municipality.setting, random);
    const quarter = drawQuarter(municipality, random);
    const rent = !neverRented.includes(type) && random.chance(rentShare);
    const isNewBuild = builtNew.includes(type) && random.chance(0.075);
    const building = drawDwelling(type, municipality.setting, newestYear, random);
    if (isNewBuild) building.year = newestYear - (random.chance(0.5) ? 1 : 0);
    const dwelling = rent && type === 'prop' ? oneOf(building, random) : building;
    const price = rent
      ? monthlyRent(type, municipality.priceLevel, dwelling, random)
      : salePrice(type, municipality.priceLevel, dwelling, newestYear, random);
    const drawn = drawStatus(random);
    const status = drawn === 'Withdrawn' && index % 2 === 1 ? 'Expired' : drawn;
    const onMarket = new Date(referenceDate.getTime() - daysOnMarket(status, random) * day);
    const [lat, lng] = drawPoint(quarter, type, random);
    const isActiveSale = status === 'Active' && !rent;
    const key = listingKey(index, seed);
    const { address, storey, isOnLakeRoad } = drawAddress(
      municipality,
      quarter,
      { type, rent, year: building.year },
      random,
    );
    const postalCode = drawPostalCode(quarter, random);
    const remarks = writeRemarks({ type, municipality, dwelling, rent, newestYear }, random);
    const details = listingDetails({ key, type, dwelling, price, isRent: rent, year: newestYear });

    const listing = {
      ListingKey: key,
      MicrositeIds: micrositeIds,
      // Some sales on offer have a conditional offer.
      StandardStatus: isActiveSale && index % 43 === 7 ? 'ActiveUnderContract' : status,
      OffMarketTimestamp: status === 'Active' ? null : leftMarket(index, onMarket, referenceDate),
      PropertyType: type,
      TransactionType: rent ? 'rent' : 'buy',
      ListPrice: price,
      StreetAddress: address,
      MunicipalityCode: municipality.code,
      City: municipality.name,
      CityRegion: boroughAt(municipality.code, quarter.fsa),
      PostalCode: postalCode,
      Latitude: lat,
      Longitude: lng,
      // Land and farms have no exact address.
      LocationApproximate: type === 'terrain' || type === 'ferme',
      BedroomsTotal: dwelling.bedrooms,
      BathroomsTotal: dwelling.bathrooms,
      LivingArea: dwelling.livingArea,
      LivingAreaUnits: 'sqft',
      LotSize: rent && type === 'prop' ? null : dwelling.lotSize,
      YearBuilt: dwelling.year,
      PublicRemarks: remarks.text,
      OnMarketTimestamp: onMarket.toISOString(),
      OpenHouses: isActiveSale && type !== 'terrain' && random.chance(0.08) ? drawOpenHouses(openHouses, random) : [],
      NewConstruction: isNewBuild,
      Foreclosed: isActiveSale && !isNewBuild && random.chance(0.012),
      Collection: !rent && type !== 'comm' && price >= 1_200_000 && random.chance(0.6),
      ...agentAndOffice(random.pick(agentsOf(municipality))),
      Details: details,
    } satisfies Omit<ListingImport, 'Media'>;
    const pictured = {
      type,
      season: seasonOf(onMarket),
      key,
      city: municipality.name,
      setting: municipality.setting,
      year: dwelling.year,
      units: dwelling.units,
      bedrooms: dwelling.bedrooms,
      storey,
      hasUpperStorey: details.rooms?.some(({ level }) => level === '2') ?? false,
      hasGarage: details.has_garage === true || /\bgarage\b/.test(remarks.text.en),
      hasBalcony: /\bbalcon/.test(remarks.text.en),
      isOffice: /\boffice\b/i.test(remarks.text.en),
      isByWater: isOnLakeRoad || remarks.isByWater,
      places: placesOf(listing),
    };
    yield { ...listing, Media: choosePictures(pictured, random) };
  }
}

/** Returns one dwelling of a plex for rent. */
function oneOf({ livingArea, units, year }: Dwelling, random: Random): Dwelling {
  const area = Math.round((livingArea ?? 900) / units);
  return {
    bedrooms: area > 1_000 || random.chance(0.4) ? 3 : 2,
    bathrooms: 1,
    livingArea: area,
    lotSize: null,
    year,
    units: 1,
  };
}

/** Returns a listing number of eight digits. The step is coprime to the number of values, so that no number repeats. */
function listingKey(index: number, seed: number): string {
  const span = 90_000_000;
  return String(10_000_000 + ((index * 48_271_013 + seed * 7_919) % span));
}

function drawStatus(random: Random): ListingImport['StandardStatus'] {
  const fraction = random.next();
  if (fraction < 0.9) return 'Active';
  return fraction < 0.98 ? 'Closed' : 'Withdrawn';
}

/**
 * Returns the days since a listing came on the market: most are recent, some are up to a year old, and sold ones took at least a
 * month to sell.
 */
function daysOnMarket(status: ListingImport['StandardStatus'], random: Random): number {
  const waited = Math.min(-Math.log(1 - random.next()) * 62, 420);
  return status === 'Active' ? waited + 0.02 : waited + 35;
}

/**
 * Returns the date on which a listing left the market, within the past half year: some listings' pages still say so, others
 * answer 410.
 */
function leftMarket(index: number, onMarket: Date, referenceDate: Date): string {
  const left = referenceDate.getTime() - ((index * 37) % 180) * day;
  return new Date(Math.max(left, onMarket.getTime())).toISOString();
}

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;

/**
 * Returns the season in Québec: winter from December to March, when there is snow, spring to May, summer to August, then autumn.
 */
function seasonOf(date: Date): Season {
  const month = date.getUTCMonth();
  if (month === 11 || month <= 2) return seasons[0];
  if (month <= 4) return seasons[1];
  return month <= 7 ? seasons[2] : seasons[3];
}

/** Draws a quarter of the municipality, weighted by its area. */
function drawQuarter({ quarters }: Municipality, random: Random): Quarter {
  let target = random.next() * quarters.reduce((sum, { km }) => sum + km, 0);
  for (const quarter of quarters) {
    target -= quarter.km;
    if (target < 0) return quarter;
  }
  return quarters[0];
}

/** Factor of a quarter's radius for types that are found outside of towns. */
const reach: Partial<Record<PropertyTypeCode, number>> = { ferme: 1.8, chalet: 1.5, terrain: 1.4 };

const landByQuarter = new Map<Quarter, ReturnType<typeof landAround>>();

function drawPoint(quarter: Quarter, type: PropertyTypeCode, random: Random): [number, number] {
  const { lat, lng, km } = quarter;
  const isOnLand = landByQuarter.get(quarter) ?? landAround(lat, lng, km * 2);
  landByQuarter.set(quarter, isOnLand);
  for (let attempt = 0; attempt < 6; attempt++) {
    const distance = km * (reach[type] ?? 1) * random.next() ** 0.6;
    const bearing = 2 * Math.PI * random.next();
    const at = (part: number) =>
      offsetBy(lat, lng, part * distance * Math.cos(bearing), part * distance * Math.sin(bearing));
    if (isInWater(...at(1))) continue;
    // A point beyond a shore moves towards the middle. Drawing it again would change all later listings whenever a shore is corrected.
    const onLand = [1, 0.8, 0.6, 0.4, 0.2].map(at).find((point) => isOnLand(...point));
    if (onLand) return [fiveDecimals(onLand[0]), fiveDecimals(onLand[1])];
    break;
  }
  return [lat, lng];
}

/** Rounds to five decimals, about a metre, the precision of the data. */
const fiveDecimals = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** Buildings from before this year have no more storeys than `oldStoreys`. */
const firstTallYear = 1962;
const oldStoreys = 4;

/** Draws a street address, with the number of a flat that tells its storey; `year` is that of the building. */
function drawAddress(
  place: Municipality,
  quarter: Quarter,
  { type, rent, year }: { type: PropertyTypeCode; rent: boolean; year: number | null },
  random: Random,
) {
  const streets = streetsFor(place, quarter, type, random);
  const street = streets[Math.floor(random.next() * streets.length)] ?? 'rue Principale';
  const civic = 2 + Math.floor(random.next() ** 1.5 * (place.setting === 'metropolis' ? 9_400 : 2_900));
  const hasUnit = type === 'condo' ? random.chance(0.85) : type === 'prop' && rent && random.chance(0.3);
  const isTall = place.setting === 'metropolis' && type === 'condo' && (year ?? 0) >= firstTallYear;
  const most = isTall ? 11 : type === 'prop' ? 2 : oldStoreys;
  const storey = 1 + Math.floor(random.next() * most);
  return {
    address: streetAddress(civic, street, hasUnit ? storey * 100 + 1 + Math.floor(random.next() * 14) : null),
    storey: hasUnit ? storey : null,
    isOnLakeRoad: streets === lakeRoads,
  };
}

function streetsFor(
  place: Municipality,
  { streets }: Quarter,
  type: PropertyTypeCode,
  random: Random,
): readonly string[] {
  if (type === 'ferme') return countryRoads;
  if (type === 'chalet') return place.water || random.chance(0.5) ? lakeRoads : countryRoads;
  return random.chance(place.setting === 'metropolis' ? 1 : 0.75) ? streets : usualStreets[place.setting];
}

/** Letters in Canadian postal codes; D, F, I, O, Q and U are not used. */
const postalLetters = 'ABCEGHJKLMNPRSTVWXYZ';

function drawPostalCode({ fsa }: Quarter, random: Random): string {
  const digit = () => Math.floor(random.next() * 10);
  const letter = postalLetters.charAt(Math.floor(random.next() * postalLetters.length));
  // The last part starts at 1 in a rural district, which has a zero in second place.
  return `${fsa} ${fsa.charAt(1) === '0' ? 1 + Math.floor(random.next() * 9) : digit()}${letter}${digit()}`;
}

function drawOpenHouses(weekends: readonly { start: string; end: string }[], random: Random) {
  const first = weekends[Math.floor(random.next() * weekends.length)];
  const second = random.chance(0.25) ? weekends[Math.floor(random.next() * weekends.length)] : undefined;
  return [first, second]
    .filter(
      (visit, index, visits) =>
        visit !== undefined && (index === 0 || visit.start.slice(0, 10) !== visits[0]?.start.slice(0, 10)),
    )
    .flatMap((visit) => visit ?? [])
    .sort((a, b) => a.start.localeCompare(b.start));
}
