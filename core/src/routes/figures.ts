import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { figureEvent } from '@vitrine/contract/core/figures.ts';
import { z } from 'zod';
import type { CoreEnv } from '../http/core-env.ts';
import { limitBody } from '../http/limit-body.ts';
import { requireSite } from '../http/require-site.ts';
import { languageHeader, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';
import { jsonBody } from './staff-answers.ts';

/** Maximum size of a body, bytes. */
const bodyBytes = 1000;

const figuresRoute = createRoute({
  method: 'post',
  path: '/api/swc/{microsite_id}/figures',
  summary: 'Count a view, a favourite, a share or a sheet of a listing, or a search',
  description:
    'Counted by day, without anything about the visitor. What names a listing that the site does not show is left out.',
  security: protectedBySiteKey,
  request: { params: z.object({ microsite_id: micrositeId }), body: jsonBody(figureEvent) },
  parameters: [languageHeader],
  responses: { 202: { description: 'Received.' }, ...problemAnswers },
});

export function addFigures(app: OpenAPIHono<CoreEnv>, { findCachedSite, figureCounter }: CoreDeps): void {
  app.openapi({ ...figuresRoute, middleware: [limitBody(bodyBytes), requireSite(findCachedSite)] }, async (context) => {
    figureCounter.count(context.get('site').microsite_id, context.req.valid('json'));
    return context.body(null, 202);
  });
}
