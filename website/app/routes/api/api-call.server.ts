import { isLocale, type Locale } from '@vitrine/contract/locale.ts';
import { localeOfPath } from '../../locale/paths.ts';
import type { RequestContext } from '../../request-context.ts';
import type { CallOutcome } from '../../services/http.server.ts';
import { siteAccess } from '../../services/site.server.ts';
import type { SiteAccess } from '../../services/site-access.server.ts';

export interface ApiCall extends RequestContext {
  site: SiteAccess;
  locale: Locale;
}

/**
 * Returns the site and the language of a browser's call: `locale` of the query, else the language of the page that calls.
 * Returns a problem response instead: 421 for a host name that no site has, 503 while the content service does not answer.
 */
export async function apiCall(request: Request, context: RequestContext): Promise<ApiCall | Response> {
  const locale = localeOfCall(request, context);
  const site = await siteAccess(context.hostname, locale);
  if (site === 'unknown-site') return problem(421, 'No site answers to this name here.');
  return site ? { ...context, site, locale } : problem(503, 'The site cannot be reached right now.');
}

/** Returns the language of the answer. */
export function localeOfCall(request: Request, { localeCookie }: RequestContext): Locale {
  const requested = new URL(request.url).searchParams.get('locale');
  return isLocale(requested) ? requested : (localeOfReferrer(request) ?? localeCookie ?? 'fr');
}

function localeOfReferrer(request: Request): Locale | null {
  const referrer = request.headers.get('referer');
  return referrer && URL.canParse(referrer) ? localeOfPath(new URL(referrer).pathname) : null;
}

/**
 * True when a page of another site sent the form. A page without a referrer sends `Origin: null` (Fetch §3.2), as pages of other
 * sites may; then `Sec-Fetch-Site` decides.
 */
export function isCrossSite({ headers }: Request, { origin }: Pick<RequestContext, 'origin'>): boolean {
  const sender = headers.get('origin');
  if (sender === 'null') return headers.get('sec-fetch-site') !== 'same-origin';
  return sender !== null && sender !== origin;
}

/** Redirects after a form, so that a reload does not send it again. */
export const redirectAfterForm = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { location, ...headers } });

/** Seconds after which a caller should try again while a service cannot be reached. */
const retrySeconds = '2';

/** Returns an RFC 9457 problem response. */
export const problem = (status: number, title: string): Response =>
  Response.json(
    { type: 'about:blank', title, status },
    {
      status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        ...(status === 503 && { 'retry-after': retrySeconds }),
      },
    },
  );

/** Forwards a service's answer with the headers that the browser needs. */
export function forwardAnswer(answer: CallOutcome, cacheControl = 'no-store'): Response {
  if (answer.kind === 'unreachable') return problem(503, 'The service cannot be reached right now.');
  if (!answer.isJson) return problem(502, 'The service gave an answer that cannot be read.');
  const retryAfter = answer.headers.get('retry-after');
  return new Response(new Uint8Array(answer.bytes), {
    status: answer.status,
    headers: {
      'content-type': answer.status >= 400 ? 'application/problem+json' : 'application/json',
      'cache-control': answer.status === 200 ? cacheControl : 'no-store',
      ...(retryAfter && { 'retry-after': retryAfter }),
    },
  });
}
