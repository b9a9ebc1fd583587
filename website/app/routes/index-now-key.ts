import { indexNowKey } from '@vitrine/contract/index-now-key.ts';
import type { RouteAnswer } from '../answer.ts';
import { env } from '../env.server.ts';
import { siteAccess } from '../services/site.server.ts';
import { get as page } from './page.ts';
import type { RouteCall } from './route.ts';

const keyForm = /^[0-9a-f]{32}$/;

/** Serves `GET /{key}.txt`: the IndexNow key of the site. Any other name is the path of a page. */
export async function get(call: RouteCall): Promise<Response | RouteAnswer> {
  const { key = '' } = call.params;
  if (!env().PRODUCTION || !keyForm.test(key)) return page(call);
  const site = await siteAccess(call.context.hostname, 'fr');
  const isOwn = site && site !== 'unknown-site' && (await indexNowKey(env().CONTENT_API_KEY, site.micrositeId)) === key;
  if (!isOwn) return page(call);
  return new Response(key, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
