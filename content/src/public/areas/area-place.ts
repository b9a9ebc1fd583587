import type { Area } from '@vitrine/contract/core/area.ts';
import { isOfficialBorough } from '@vitrine/contract/core/quebec-boroughs.ts';

/** Returns the borough or municipality that an area is about; null for the whole site. */
export const placeOf = ({ borough, municipality }: Area): Area['borough'] => borough ?? municipality;

/** True for an area that is an official borough, as opposed to a sector or a municipality. */
export const isBorough = ({ borough, municipality }: Area): boolean =>
  borough !== null && municipality !== null && isOfficialBorough(municipality.code, borough.name);
