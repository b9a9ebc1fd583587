import { OpenAPIHono } from '@hono/zod-openapi';
import { answerProblem } from './http/answer-problem.ts';
import type { CoreEnv } from './http/core-env.ts';
import { CoreProblem } from './http/core-problem.ts';
import { requestContext } from './http/request-context.ts';
import { addAlerts } from './routes/alerts.ts';
import { addAreas } from './routes/areas.ts';
import { addContact } from './routes/contact.ts';
import type { CoreDeps } from './routes/core-deps.ts';
import { addFigures } from './routes/figures.ts';
import { addFilters } from './routes/filters.ts';
import { addHealth } from './routes/health.ts';
import { addListingEvents } from './routes/listing-events.ts';
import { addListingStates } from './routes/listing-states.ts';
import { addLocatedListings } from './routes/located-listings.ts';
import { addMetrics } from './routes/metrics.ts';
import { addPhotos } from './routes/photos.ts';
import { addPictureHosts } from './routes/picture-hosts.ts';
import { addPrivacyFacts } from './routes/privacy-facts.ts';
import { addProperties } from './routes/properties.ts';
import { addProperty } from './routes/property.ts';
import { addReference } from './routes/reference.ts';
import { addSellerReports } from './routes/seller-reports.ts';
import { addSitemap } from './routes/sitemap.ts';
import { addStaff } from './routes/staff.ts';

/** The API of core. Anything thrown and any unknown address is answered as problem+json. */
export function createApp(deps: CoreDeps): OpenAPIHono<CoreEnv> {
  const app = new OpenAPIHono<CoreEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const errors = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
      throw new CoreProblem('invalid-query', { errors });
    },
  });
  app.use(requestContext(deps.logger, deps.metrics));
  app.onError(answerProblem);
  app.notFound((context) => answerProblem(new CoreProblem('unknown-route'), context));
  addProperties(app, deps);
  addProperty(app, deps);
  addPhotos(app, deps);
  addListingEvents(app, deps);
  addFigures(app, deps);
  addSellerReports(app, deps);
  addListingStates(app, deps);
  addLocatedListings(app, deps);
  addFilters(app, deps);
  addAreas(app, deps);
  addSitemap(app, deps);
  addPictureHosts(app, deps);
  addPrivacyFacts(app, deps);
  addContact(app, deps);
  addAlerts(app, deps);
  addStaff(app, deps);
  addHealth(app, deps);
  addMetrics(app, deps);
  addReference(app);
  return app;
}
