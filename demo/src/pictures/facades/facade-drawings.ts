import type { facades } from '../descriptions/facades.ts';
import { cityDrawings } from './city-drawings.ts';
import { countryDrawings } from './country-drawings.ts';

/** How each façade is drawn; a described façade that nobody draws does not compile. */
export const facadeDrawings: Record<keyof typeof facades, () => string> = { ...cityDrawings, ...countryDrawings };
