import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { listingStatesAnswer, listingStatesLimit } from '@vitrine/contract/core/listing-states.ts';
import { z } from 'zod';
import type { CoreEnv } from '../http/core-env.ts';
import { requireSite } from '../http/require-site.ts';
import { findListingStates } from '../listings/find-listing-states.ts';
import { jsonOf, languageHeader, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';

const numbers = new RegExp(`^\\d{4,12}(,\\d{4,12}){0,${listingStatesLimit - 1}}$`);

const route = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/listing-states',
  summary: 'The present states of listings by their numbers',
  description:
    'For listings that a visitor has saved, in any status. A number that the site does not know is left out. A property that is ' +
    'listed under a new number comes with the card of that listing.',
  security: protectedBySiteKey,
  request: {
    params: z.object({ microsite_id: micrositeId }),
    query: z.object({
      uls: z
        .string()
        .regex(numbers)
        .meta({ description: `Listing numbers with commas, at most ${listingStatesLimit}.` }),
    }),
  },
  parameters: [languageHeader],
  responses: { 200: jsonOf('The states, in the order of the numbers.', listingStatesAnswer), ...problemAnswers },
});

export function addListingStates(app: OpenAPIHono<CoreEnv>, { read, findCachedSite, now }: CoreDeps): void {
  app.openapi({ ...route, middleware: requireSite(findCachedSite) }, async (context) => {
    const keys = [...new Set(context.req.valid('query').uls.split(','))];
    const call = { site: context.get('site'), locale: context.get('locale'), now: now() };
    const data = await read((database) => findListingStates(database, keys, call));
    return context.json({ data }, 200);
  });
}
