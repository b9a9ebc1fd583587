import { Hono } from 'hono';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { CoreUnavailableError } from '../core/core-client.ts';
import { ProblemError } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';
import type { SiteDirectory } from '../sites/find-site.ts';
import { readSocialName } from '../social/social-pictures.ts';

const notFound = () => new ProblemError(404, 'unknown-resource', 'There is no such picture.');
const later = () => new ProblemError(503, 'busy', 'The picture cannot be drawn right now.');

/**
 * Routes of `GET /resources/social/{site}/{language}-{listing}-{hash}.jpg`: social pictures of listings. Social networks ask for them
 * without a key; they show what the page of the listing shows.
 */
export const socialRoutes = ({
  sites,
  social,
}: Pick<ServiceDependencies, 'social'> & { sites: Pick<SiteDirectory, 'byId'> }) =>
  new Hono<RequestVariables>().get('/resources/social/:site/:name', async (c) => {
    const address = readSocialName(c.req.param('name'));
    const site = address && (await sites.byId(c.req.param('site')));
    if (!site || site.maintenance) throw notFound();
    const found = await social.find(site, address).catch((error: unknown) => {
      throw error instanceof CoreUnavailableError ? later() : error;
    });
    if (!found) throw notFound();
    if (found.kind === 'busy') throw later();
    if (found.kind === 'moved') return c.body(null, 302, { location: found.path, 'cache-control': 'no-store' });
    const etag = `"${address.hash}"`;
    const headers = {
      'content-type': 'image/jpeg',
      // Caches must revalidate each time, because a picture must not show the price of a listing after its sale.
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag,
    };
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(found.bytes), 200, headers);
  });
