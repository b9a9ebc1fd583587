import { z } from 'zod';
import { coords } from './listing.ts';

/** Maximum length of the text of `GET located-listings`, and of its answer. */
export const locationTextLimit = 100;
export const locatedListingsLimit = 50;

/** A listing that an address, a postal code or a number names. */
export const locatedListing = z.object({
  uls: z.string(),
  type: z.string().describe('Kind of the property, in the language of the call.'),
  address: z.string(),
  url: z.string().describe('Address of its page without the language.'),
  coords: coords.nullable(),
});
export type LocatedListing = z.infer<typeof locatedListing>;

/** Response of `GET located-listings`. */
export const locatedListingsAnswer = z.object({ data: z.array(locatedListing) });
export type LocatedListingsAnswer = z.infer<typeof locatedListingsAnswer>;
