import type { OpenAPIHono } from '@hono/zod-openapi';
import { leadEvent } from '@vitrine/contract/core/lead-event.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { siteKeyScheme } from './answers.ts';
import { referencePage } from './reference-page.ts';
import { staffTokenScheme } from './staff-answers.ts';

/** Adds `/openapi.json`, and the same document as an HTML page at `/docs`. */
export function addReference(app: OpenAPIHono<CoreEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', siteKeyScheme, {
    type: 'apiKey',
    in: 'header',
    name: 'X-Site-Key',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', staffTokenScheme, {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  app.openAPIRegistry.registerWebhook({
    method: 'post',
    path: 'lead',
    summary: 'What a site’s CRM is told of a lead, at the address that staff have set',
    description:
      'Signed as Standard Webhooks describes it (`webhook-id`, `webhook-timestamp`, `webhook-signature`), with the same id and body at ' +
      'each try. Any answer from 200 to 299 within ten seconds takes it; others, redirects among them, are tried again for about three days.',
    request: { body: { content: { 'application/json': { schema: leadEvent } } } },
    responses: {
      200: { description: 'Taken; any other 2xx is as good.' },
      410: { description: 'Nothing more is sent to this address.' },
    },
  });
  const document = () =>
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Vitrine core', version: '1', description: 'Listings and leads of the Vitrine platform.' },
    });
  app.get('/openapi.json', (context) => context.json(document()));
  app.get('/docs', (context) => context.html(referencePage(document())));
}
