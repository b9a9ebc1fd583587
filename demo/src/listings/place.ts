/** A built-up disc, well away from the shores: latitude and longitude in degrees (WGS 84), radius in km, postal district. */
export interface Quarter {
  lat: number;
  lng: number;
  km: number;
  /** The first three characters of the postal codes there. */
  fsa: string;
  streets: readonly string[];
}

export type Setting = 'metropolis' | 'city' | 'suburb' | 'town' | 'resort';

export interface Municipality {
  /** The geographic code of the Répertoire des municipalités du Québec. */
  code: string;
  name: string;
  /** The official point of the municipality. */
  lat: number;
  lng: number;
  /** Relative number of its listings. */
  weight: number;
  /** Its prices beside those of an average Québec town, which is 1. */
  priceLevel: number;
  setting: Setting;
  /** True when houses by a lake or a river are sold there. */
  water: boolean;
  quarters: readonly [Quarter, ...Quarter[]];
}

type Market = Pick<Municipality, 'weight' | 'priceLevel' | 'setting' | 'water'>;

/**
 * A municipality from its official point and a table of its quarters, one a line: latitude, longitude, radius in km, postal district
 * and streets. Quarters stand inland of the official point where that is on a shore.
 */
export function town(
  code: string,
  name: string,
  [lat, lng]: [number, number],
  market: Market,
  table: string,
): Municipality {
  const [first, ...others] = table.trim().split('\n').map(readQuarter);
  if (!first) throw new Error(`${name} has no quarter.`);
  return { code, name, lat, lng, ...market, quarters: [first, ...others] };
}

function readQuarter(line: string): Quarter {
  const [lat, lng, km, fsa = '', ...streets] = line.trim().split(' ');
  return { lat: Number(lat), lng: Number(lng), km: Number(km), fsa, streets: streets.join(' ').split(', ') };
}
