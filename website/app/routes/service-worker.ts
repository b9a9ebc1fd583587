import { hash } from 'node:crypto';
import { locales } from '@vitrine/contract/locale.ts';
import { env } from '../env.server.ts';
import { offlinePage } from '../offline/offline-page.server.tsx';
import removeWorker from '../offline/remove-worker.inline.ts?script';
import serviceWorker from '../offline/service-worker.inline.ts?script';
import { siteFactsOf } from '../offline/site-facts.server.ts';
import type { RouteCall } from './route.ts';

/**
 * Answers `/service-worker.js`. Its version is that of the pages that it keeps, so that a new theme or text replaces them. Where workers are switched off
 * (`SERVICE_WORKER=false`), it is one that removes itself.
 */
export async function get({ context }: RouteCall): Promise<Response> {
  if (!env().SERVICE_WORKER) return script(removeWorker);
  const sites = await Promise.all(
    locales.map(async (locale) => [locale, await siteFactsOf(context.hostname, locale)] as const),
  );
  // A browser keeps its worker when it cannot get another one.
  if (sites.some(([, site]) => site === null))
    return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  const pages = await Promise.all(sites.map(([locale, site]) => offlinePage(locale, site).response.text()));
  const version = hash('sha256', pages.join(''), 'base64url').slice(0, 12);
  return script(`self.offlineVersion=${JSON.stringify(version)};${serviceWorker}`);
}

const script = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' } });
