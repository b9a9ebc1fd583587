import { type Area, type AreaPlaceCount, areaMinimum } from '@vitrine/contract/core/area.ts';
import { readBoroughCode } from '@vitrine/contract/core/quebec-boroughs.ts';
import { type AreaCounts, countOf } from './count-areas.ts';
import type { Municipalities, MunicipalityPlace } from './municipality-directory.ts';

/** Number of municipalities or boroughs nearby. */
const nearbyCount = 8;

const byName = new Intl.Collator('fr-CA');

interface Around {
  names: Municipalities;
  municipality: MunicipalityPlace | null;
  borough: MunicipalityPlace | null;
}

/**
 * Returns the places to which the page of an area links, with their numbers of listings of the kinds in a mask: all municipalities from the whole site,
 * those nearby and its boroughs from a municipality, and the other boroughs nearby from a borough.
 */
export function placesAround(
  counts: AreaCounts,
  mask: number,
  { names: { byCode, boroughs }, municipality, borough }: Around,
): Pick<Area, 'municipalities' | 'boroughs'> {
  const counted = (places: Municipalities['byCode']): AreaPlaceCount[] =>
    [...places.values()].map((place) => ({ ...place, count: countOf(counts.get(place.code), mask) }));
  const inOrder = (places: AreaPlaceCount[]) => places.sort((one, other) => byName.compare(one.name, other.name));
  if (!municipality) return { municipalities: inOrder(counted(byCode).filter(({ count }) => count > 0)), boroughs: [] };
  const parts = counted(boroughs).filter(
    ({ code, count }) => readBoroughCode(code)?.municipality === municipality.code && count >= areaMinimum,
  );
  if (borough) return { municipalities: [], boroughs: nearest(parts, counts, borough.code) };
  const enough = counted(byCode).filter(({ count }) => count >= areaMinimum);
  return { municipalities: nearest(enough, counts, municipality.code), boroughs: inOrder(parts) };
}

/** Returns the nearest other places; the largest ones when the place is unknown. */
function nearest(places: readonly AreaPlaceCount[], counts: AreaCounts, code: string): AreaPlaceCount[] {
  const from = counts.get(code)?.centre;
  const distance = (other: AreaPlaceCount): number => {
    const to = counts.get(other.code)?.centre;
    if (!from || !to) return Number.MAX_VALUE;
    const width = Math.cos((from.latitude * Math.PI) / 180) * (to.longitude - from.longitude);
    return Math.hypot(to.latitude - from.latitude, width);
  };
  return places
    .filter((other) => other.code !== code)
    .map((other) => ({ other, away: distance(other) }))
    .sort((one, another) => one.away - another.away || another.other.count - one.other.count)
    .slice(0, nearbyCount)
    .map(({ other }) => other);
}
