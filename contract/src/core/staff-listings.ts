import { z } from 'zod';

/** Response of `GET listings-count` of a site: the number of listings that a search of its blocks finds. */
export const listingsCountAnswer = z.object({ data: z.object({ total: z.number().int() }) });
