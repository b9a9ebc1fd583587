import type { ArticlesQuery } from '@vitrine/contract/articles.ts';
import type { DraftRequest } from '@vitrine/contract/draft.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { env } from '../env.server.ts';
import { isAssetPath } from '../locale/paths.ts';
import { addCacheTags } from './cache-tags.server.ts';
import { type Call, type CallOutcome, call } from './http.server.ts';

/** Requests to the content service (wire.1). */

interface PageCall {
  path: string;
  query: Record<string, string | string[]>;
  hostname: string;
  locale: Locale;
  /** False for a request of our own, which counts as no visit to an address without a page; by default the setting of the website. */
  production?: boolean;
}

/**
 * Time, ms, that a page and a draft may take beyond the usual limit while the content service is alive. Late is better than the maintenance
 * page, and whoever looks at a draft is at work.
 */
const patienceMs = { page: 3000, draft: 8000 };

const patienceFor = (kind: keyof typeof patienceMs) => ({
  healthUrl: `${env().CONTENT_URL}/healthz`,
  ms: patienceMs[kind],
});

/** Calls `POST /page/{site_id}`, or `POST /page` by domain. The HTTP status of the response is the outcome of the page. */
export async function fetchPage({ path, query, hostname, locale, production }: PageCall): Promise<CallOutcome> {
  const { CONTENT_URL, SITE_ID, PRODUCTION } = env();
  const body = SITE_ID
    ? { path, query, production: production ?? PRODUCTION }
    : { path, query, domain_name: hostname, production };
  return tagged({
    url: SITE_ID ? `${CONTENT_URL}/api/page/${encodeURIComponent(SITE_ID)}` : `${CONTENT_URL}/api/page`,
    method: 'POST',
    headers: { ...contentHeaders(locale), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    patience: patienceFor('page'),
  });
}

/** Unsaved values of the admin's form; null for the saved draft. */
export type DraftEdit = Record<string, unknown> | null;

interface DraftCall {
  token: string;
  locale: Locale;
  edited: DraftEdit;
  /** Key of the variant that an editor looks at. */
  variant: string | null;
  hostname: string;
}

/** Calls `POST /draft/{site_id}`, or `POST /draft` by domain. */
export async function fetchDraft({ token, locale, edited, variant, hostname }: DraftCall): Promise<CallOutcome> {
  const { CONTENT_URL, SITE_ID, PRODUCTION } = env();
  const body: DraftRequest = SITE_ID
    ? { token, locale, edited, variant, production: PRODUCTION }
    : { token, locale, edited, variant, domain_name: hostname };
  return call({
    url: SITE_ID ? `${CONTENT_URL}/api/draft/${encodeURIComponent(SITE_ID)}` : `${CONTENT_URL}/api/draft`,
    method: 'POST',
    headers: { ...contentHeaders(locale), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    patience: patienceFor('draft'),
  });
}

/** Calls `GET /articles` with the site's key. `timeoutMs` replaces the default time limit. */
export async function fetchArticles(
  query: ArticlesQuery,
  siteKey: string,
  locale: Locale,
  timeoutMs?: number,
): Promise<CallOutcome> {
  const url = new URL(`${env().CONTENT_URL}/api/articles`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return tagged({
    url: url.href,
    headers: { ...contentHeaders(locale), 'X-Site-Api': siteKey },
    timeoutMs,
  });
}

/** Calls the service and gives the cache tags of its answer to the page that is being rendered. */
async function tagged(request: Call): Promise<CallOutcome> {
  const answer = await call(request);
  if (answer.kind === 'answered') addCacheTags(answer.headers.get('cache-tag'));
  return answer;
}

/** Maximum time that a part of a sitemap may take, ms; crawlers are patient. */
export const sitemapTimeoutMs = 10_000;

/** Calls `GET /sitemap-files` or `GET /sitemap-entries` with the site's key. */
export const fetchContentSitemap = (
  path: string,
  query: { kind: string; language: Locale },
  siteKey: string,
): Promise<CallOutcome> =>
  call({
    timeoutMs: sitemapTimeoutMs,
    url: `${env().CONTENT_URL}/api/${path}?${new URLSearchParams(query)}`,
    headers: { ...contentHeaders(query.language), 'X-Site-Api': siteKey },
  });

/** Calls `GET /development/demo-page`, which returns one sample of every block. */
export const fetchDemoPage = (locale: Locale): Promise<CallOutcome> =>
  call({ url: `${env().CONTENT_URL}/api/development/demo-page`, headers: contentHeaders(locale) });

const contentHeaders = (locale: Locale) => ({
  Accept: 'application/json',
  'Content-Language': locale,
  'X-Header-Api': env().CONTENT_API_KEY,
});

/**
 * Returns the absolute address of a file: paths under `/resources/` belong to the base of the assets, other relative paths to the
 * service (addresses.12).
 */
export function assetUrl(url: string): string {
  if (/^(https?:|data:image\/)/i.test(url)) return url;
  if (url.startsWith('//') || /^[a-z][\w+.-]*:/i.test(url)) return '';
  const path = url.startsWith('/') ? url : `/${url}`;
  const { ASSETS_URL, CONTENT_URL } = env();
  return (isAssetPath(path) ? ASSETS_URL : CONTENT_URL) + path;
}
