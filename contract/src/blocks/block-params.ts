import { z } from 'zod';
import { coreDataSources } from '../fields.ts';

/** The colour schemes (theme.3), in the order in which staff cycle through them. */
export const schemeNames = ['normal', 'normal-grey', 'inverted'] as const;
export type SchemeName = (typeof schemeNames)[number];

/** The source of a block's repeaters (wire.10). `failed` is true when core did not respond in time. */
export const coreData = z.looseObject({
  source: z.enum(coreDataSources).nullish().describe('What the items are.'),
  query: z
    .record(z.string(), z.unknown())
    .nullish()
    .describe('Criteria of the items; for listings the parameters of a search.'),
  limit: z.number().nullish().describe('Number of items at most.'),
  privacy: z.unknown().optional().describe('Facts of a privacy notice: `PrivacyFacts`.'),
  failed: z.boolean().nullish().describe('True when the source did not answer in time: the page is then not cached.'),
});

export type CoreData = z.infer<typeof coreData>;

export const blockParams = z.looseObject({
  color_scheme: z.string().nullish().describe('`normal` (by default), `normal-grey` or `inverted`.'),
  core_data: coreData.nullish(),
});
export type BlockParams = z.infer<typeof blockParams>;
