import { z } from 'zod';

/**
 * The official code of a municipality and its name, under their names on the wire (search.11). A borough has a code of its own beside them, and in
 * lists the name of its municipality before its own: `Montréal (Verdun)`.
 */
export const municipality = z.object({
  MUN_CODE: z.string(),
  DESCRIPTION: z.string(),
  slug: z.string().optional().describe('Name in the addresses of area pages (`area-path.ts`), in `GET property`.'),
  listings_count: z
    .number()
    .int()
    .optional()
    .describe('Number of listings of the site in the municipality, in `GET search-filters`.'),
  rentals_count: z.number().int().optional().describe('Number of these that are for rent; the others are for sale.'),
});
export type Municipality = z.infer<typeof municipality>;

/** Response of `GET municipalities`, unprotected. */
export const municipalitiesAnswer = z.object({ data: z.object({ municipalities: z.array(municipality) }) });
export type MunicipalitiesAnswer = z.infer<typeof municipalitiesAnswer>;
