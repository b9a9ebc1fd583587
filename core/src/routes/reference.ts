import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CoreEnv } from '../http/core-env.ts';
import { siteKeyScheme } from './answers.ts';
import { referencePage } from './reference-page.ts';
import { staffKeyScheme } from './staff-answers.ts';

/** `/openapi.json`, and at `/docs` the same as a page to read. */
export function addReference(app: OpenAPIHono<CoreEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', siteKeyScheme, {
    type: 'apiKey',
    in: 'header',
    name: 'X-Site-Key',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', staffKeyScheme, { type: 'http', scheme: 'bearer' });
  const document = () =>
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Vitrine core', version: '1', description: 'Listings and leads of the Vitrine platform.' },
    });
  app.get('/openapi.json', (context) => context.json(document()));
  app.get('/docs', (context) => context.html(referencePage(document())));
}
