/** A built-up disc, well away from the shores: latitude and longitude in degrees (WGS 84), radius in km, postal district. */
export interface Quarter {
  lat: number;
  lng: number;
  km: number;
  /** The first three characters of the postal codes there. */
  fsa: string;
  /** The streets of this quarter; the usual ones of its setting where it names none. */
  streets?: readonly string[];
}

export type Setting = 'metropolis' | 'city' | 'suburb' | 'town' | 'resort';

export interface Municipality {
  /** The geographic code of the Répertoire des municipalités du Québec. */
  code: string;
  name: string;
  /** The official point of the municipality. */
  lat: number;
  lng: number;
  /** How many listings it has beside the others. */
  weight: number;
  /** Its prices beside those of an average Québec town, which is 1. */
  priceLevel: number;
  setting: Setting;
  /** Whether houses by a lake or a river are sold there. */
  water: boolean;
  quarters: readonly [Quarter, ...Quarter[]];
}

export const quarter = (lat: number, lng: number, km: number, fsa: string, ...streets: string[]): Quarter =>
  streets.length > 0 ? { lat, lng, km, fsa, streets } : { lat, lng, km, fsa };
