import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { corePrivacyFactsAnswer } from '@vitrine/contract/core/privacy-facts.ts';
import { z } from 'zod';
import { findPictureHosts } from '../feeds/sources/picture-hosts.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { requireSite } from '../http/require-site.ts';
import { findPrivacyFacts } from '../persons/find-privacy-facts.ts';
import { jsonOf, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';

const route = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/privacy-facts',
  summary: 'What is done with personal information on the site, for its privacy notice',
  description: 'The periods that are in force, and to whom messages and views are passed on.',
  security: protectedBySiteKey,
  request: { params: z.object({ microsite_id: micrositeId }) },
  responses: { 200: jsonOf('The facts.', corePrivacyFactsAnswer), ...problemAnswers },
});

export function addPrivacyFacts(
  app: OpenAPIHono<CoreEnv>,
  { read, findSite, findCachedSite, erasures }: CoreDeps,
): void {
  app.openapi({ ...route, middleware: requireSite(findCachedSite) }, async (context) => {
    const cached = context.get('site');
    // The notice must say the periods of now, not those of some seconds ago.
    const site = (await findSite(cached.microsite_id)) ?? cached;
    const [facts, picture_hosts] = await Promise.all([
      read((database) => findPrivacyFacts(database, site)),
      read((database) => findPictureHosts(database, site.microsite_id)),
    ]);
    return context.json({ data: { ...facts, picture_hosts, backup_days: erasures.backupDays } }, 200);
  });
}
