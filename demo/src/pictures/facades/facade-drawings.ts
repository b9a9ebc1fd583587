import type { facades } from '../descriptions/facades.ts';
import { apartmentDrawings } from './apartment-drawings.ts';
import { cityDrawings } from './city-drawings.ts';
import { countryDrawings } from './country-drawings.ts';
import { moreCityDrawings } from './more-city-drawings.ts';
import { moreCountryDrawings } from './more-country-drawings.ts';

/** Drawing function of each façade; a described façade without one does not compile. */
export const facadeDrawings: Record<keyof typeof facades, () => string> = {
  ...cityDrawings,
  ...countryDrawings,
  ...moreCityDrawings,
  ...apartmentDrawings,
  ...moreCountryDrawings,
};
