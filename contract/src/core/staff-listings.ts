import { z } from 'zod';
import { propertyStatuses } from './property.ts';

/** Response of `GET listings-count` of a site: the number of listings that a search of its blocks finds. */
export const listingsCountAnswer = z.object({ data: z.object({ total: z.number().int() }) });

/** Maximum length of the words by which staff look for a listing. */
export const listingWordsLimit = 100;

/** A listing that staff may name, with its kind and its address in the language of the call. */
export const namedListing = z.object({
  uls: z.string(),
  type: z.string(),
  address: z.string(),
  status: z.enum(propertyStatuses),
  /** True while an address of the listing leads to its page, or to that of the same property under a new number. */
  has_page: z.boolean(),
});
export type NamedListing = z.infer<typeof namedListing>;

/** Response of `GET listings` of a site: the listings with these words in their address, or with this number. */
export const namedListingsAnswer = z.object({ data: z.array(namedListing) });
