import { z } from 'zod';
import { municipality } from './municipalities.ts';

/** A property type that the filter offers. Readers ignore codes that are not in `propertyTypeCodes`. */
export const propertyType = z.object({
  code: z.string(),
  label: z.object({ fr: z.string(), en: z.string() }),
  /** Number of listings of the type on the site. */
  listings_count: z.number().int().optional(),
});
export type PropertyType = z.infer<typeof propertyType>;

/** Response of `GET search-filters`: the municipalities in which the site has listings, and the property types. */
export const searchFiltersAnswer = z.object({
  data: z.object({ municipalities: z.array(municipality), property_types: z.array(propertyType) }),
});
export type SearchFiltersAnswer = z.infer<typeof searchFiltersAnswer>;
