import { z } from 'zod';
import { coreDataSources } from '../fields.ts';

/** The colour schemes (theme.3), in the order in which staff cycle through them. */
export const schemeNames = ['normal', 'normal-grey', 'inverted'] as const;
export type SchemeName = (typeof schemeNames)[number];

/** The source of a block's repeaters (wire.10). `failed` is true when core did not respond in time. */
export const coreData = z.looseObject({
  source: z.enum(coreDataSources).nullish(),
  query: z.record(z.string(), z.unknown()).nullish(),
  limit: z.number().nullish(),
  failed: z.boolean().nullish(),
});

export type CoreData = z.infer<typeof coreData>;

export const blockParams = z.looseObject({
  color_scheme: z.string().nullish(),
  core_data: coreData.nullish(),
});
export type BlockParams = z.infer<typeof blockParams>;
