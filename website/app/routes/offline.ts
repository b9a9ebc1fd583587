import { localeOfPath } from '../locale/paths.ts';
import { offlinePage } from '../offline/offline-page.server.tsx';
import { siteFactsOf } from '../offline/site-facts.server.ts';
import type { RouteCall } from './route.ts';

/** Answers `/fr/hors-ligne` and `/en/offline`: the page that the service worker keeps. */
export async function get({ url, context }: RouteCall) {
  const locale = localeOfPath(url.pathname) ?? 'fr';
  return offlinePage(locale, await siteFactsOf(context.hostname, locale));
}
