/** A built-up circular area away from the shores: latitude and longitude in degrees (WGS 84), radius in km, postal district. */
export interface Quarter {
  lat: number;
  lng: number;
  km: number;
  /** The first three characters of its postal codes. */
  fsa: string;
  streets: readonly string[];
}

export type Setting = 'metropolis' | 'city' | 'suburb' | 'town' | 'resort';

export interface Municipality {
  /** The geographic code of the Répertoire des municipalités du Québec. */
  code: string;
  name: string;
  /** Latitude of the municipality's official point. */
  lat: number;
  lng: number;
  /** Relative number of its listings. */
  weight: number;
  /** Price level relative to an average Québec town (1). */
  priceLevel: number;
  setting: Setting;
  /** True when properties on the water are sold there. */
  water: boolean;
  quarters: readonly [Quarter, ...Quarter[]];
}

type Market = Pick<Municipality, 'weight' | 'priceLevel' | 'setting' | 'water'>;

/**
 * Creates a municipality from its official point and a table of its quarters, one per line: latitude, longitude, radius in km,
 * postal district and streets. Quarters lie inland of an official point on a shore.
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
