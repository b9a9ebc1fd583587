import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { pictureHosts } from '@vitrine/contract/core/picture-hosts.ts';
import { z } from 'zod';
import { findPictureHosts } from '../feeds/sources/picture-hosts.ts';
import { answerJson } from '../http/answer-json.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { requireSite } from '../http/require-site.ts';
import { jsonOf, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';

const answer = z.object({ data: pictureHosts });

const route = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/picture-hosts',
  summary: 'The hosts from which the site’s listings show pictures, for the content security policy of its pages',
  description:
    'Those that its sources of listings name whose photos are not copied. `*.` stands for any names before a host.',
  security: protectedBySiteKey,
  request: { params: z.object({ microsite_id: micrositeId }) },
  responses: { 200: jsonOf('The hosts.', answer), ...problemAnswers },
});

export function addPictureHosts(app: OpenAPIHono<CoreEnv>, { read, findCachedSite }: CoreDeps): void {
  app.openapi({ ...route, middleware: requireSite(findCachedSite) }, async (context) => {
    const { microsite_id } = context.get('site');
    const hosts = await read((database) => findPictureHosts(database, microsite_id));
    return answerJson<z.infer<typeof answer>>(context, JSON.stringify({ data: { hosts } }));
  });
}
