import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { listingEvent } from '@vitrine/contract/core/listing-event.ts';
import { z } from 'zod';
import { storeReport } from '../feeds/reports/store-report.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import { requireSite } from '../http/require-site.ts';
import { languageHeader, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';
import { jsonBody } from './staff-answers.ts';

const eventRoute = createRoute({
  method: 'post',
  path: '/api/swc/{microsite_id}/listing-events',
  summary: 'Report a view or a click of a listing to its source',
  description: 'Stored for sources that want reports, and ignored for all other listings.',
  security: protectedBySiteKey,
  request: { params: z.object({ microsite_id: micrositeId }), body: jsonBody(listingEvent) },
  parameters: [languageHeader],
  responses: { 202: { description: 'Received.' }, ...problemAnswers },
});

/** Maximum number of events that are stored concurrently, so that searches and messages find a free connection. */
const eventsAtOnce = 20;

export function addListingEvents(
  app: OpenAPIHono<CoreEnv>,
  { findCachedSite, feedStaffServices, now }: CoreDeps,
): void {
  app.openapi(
    { ...eventRoute, middleware: [limitConcurrency(eventsAtOnce), requireSite(findCachedSite)] },
    async (context) => {
      const { microsite_id } = context.get('site');
      // The browser sends events only with the visitor's consent.
      const report = { ...context.req.valid('json'), locale: context.get('locale'), hasConsent: true };
      await storeReport(feedStaffServices.database, microsite_id, report, now());
      return context.body(null, 202);
    },
  );
}
