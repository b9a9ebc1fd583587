import { z } from 'zod';
import { municipality } from './municipalities.ts';

/** A property type that the filter offers. Readers ignore codes that are not in `propertyTypeCodes`. */
export const propertyType = z.object({
  code: z.string(),
  label: z.object({ fr: z.string(), en: z.string() }),
  listings_count: z.number().int().optional().describe('Number of listings of the type on the site.'),
});
export type PropertyType = z.infer<typeof propertyType>;

/** A broker or an office by whose listings the search can be filtered. */
export const filterRecipient = z.object({ slug: z.string(), name: z.string() });

/** Response of `GET search-filters`: the municipalities in which the site has listings, the property types, and the names of brokers and offices. */
export const searchFiltersAnswer = z.object({
  data: z.object({
    municipalities: z.array(municipality),
    property_types: z.array(propertyType),
    brokers: z.array(filterRecipient).default([]),
    offices: z.array(filterRecipient).default([]),
  }),
});
export type SearchFiltersAnswer = z.infer<typeof searchFiltersAnswer>;
