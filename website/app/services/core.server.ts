import type { AlertChange } from '@vitrine/contract/core/alerts.ts';
import type { FigureEvent } from '@vitrine/contract/core/figures.ts';
import type { ListingEvent } from '@vitrine/contract/core/listing-event.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { env } from '../env.server.ts';
import { addCacheTags } from './cache-tags.server.ts';
import { sitemapTimeoutMs } from './content.server.ts';
import { type CallOutcome, call } from './http.server.ts';
import { sendWithRetries } from './send-with-retries.server.ts';
import type { SiteAccess } from './site-access.server.ts';

/** Requests to core (wire.1). */

interface CoreCall {
  site: SiteAccess;
  locale: Locale;
  requestId: string;
  /** Time limit that replaces the default, ms. */
  timeoutMs?: number;
}

/** Calls `GET properties`, which `query` also uses for counts and pages. */
export function fetchProperties(query: URLSearchParams, options: CoreCall): Promise<CallOutcome> {
  addCacheTags(`listings-${options.site.micrositeId}`);
  return call({
    timeoutMs: options.timeoutMs,
    url: `${protectedUrl(options.site)}/properties?${query}`,
    headers: protectedHeaders(options),
  });
}

export const fetchTooltip = (uls: string, options: CoreCall): Promise<CallOutcome> =>
  call({
    url: `${protectedUrl(options.site)}/property/${encodeURIComponent(uls)}/tooltip`,
    headers: protectedHeaders(options),
  });

/** Calls `GET property`, which returns the full listing. */
export const fetchProperty = (uls: string, options: CoreCall): Promise<CallOutcome> =>
  call({
    url: `${protectedUrl(options.site)}/property/${encodeURIComponent(uls)}`,
    headers: protectedHeaders(options),
  });

/** Calls `GET listing-states` for listing numbers with commas between them. */
export const fetchListingStates = (uls: string, options: CoreCall): Promise<CallOutcome> =>
  call({
    url: `${protectedUrl(options.site)}/listing-states?${new URLSearchParams({ uls })}`,
    headers: protectedHeaders(options),
  });

/** Calls `GET sitemap-files` or `GET sitemap-entries`. */
export const fetchListingSitemap = (
  path: string,
  query: Record<string, string>,
  options: CoreCall,
): Promise<CallOutcome> =>
  call({
    timeoutMs: sitemapTimeoutMs,
    url: `${protectedUrl(options.site)}/${path}?${new URLSearchParams(query)}`,
    headers: protectedHeaders(options),
  });

/** Calls `GET picture-hosts`. */
export const fetchPictureHosts = (options: CoreCall): Promise<CallOutcome> =>
  call({
    timeoutMs: options.timeoutMs,
    url: `${protectedUrl(options.site)}/picture-hosts`,
    headers: protectedHeaders(options),
  });

/** Calls `GET located-listings`, which finds listings by an address, a postal code or a number. */
export const fetchLocatedListings = (query: URLSearchParams, options: CoreCall): Promise<CallOutcome> =>
  call({
    timeoutMs: options.timeoutMs,
    url: `${protectedUrl(options.site)}/located-listings?${query}`,
    headers: protectedHeaders(options),
  });

/** Calls `GET search-filters`; the filters of `query` limit what it counts. */
export const fetchSearchFilters = (options: CoreCall, query = new URLSearchParams()): Promise<CallOutcome> =>
  call({
    timeoutMs: options.timeoutMs,
    url: `${protectedUrl(options.site)}/search-filters${query.size > 0 ? `?${query}` : ''}`,
    headers: protectedHeaders(options),
  });

export const fetchCaptchaChallenge = (options: CoreCall): Promise<CallOutcome> =>
  call({ url: `${protectedUrl(options.site)}/captcha/challenge`, headers: protectedHeaders(options) });

/**
 * Calls `POST contact`, with retries while core is unavailable. An attempt may take longer than a read, because core may verify
 * the captcha with another service.
 */
export const sendContact = (form: FormData, clientIp: string, options: CoreCall): Promise<CallOutcome> =>
  sendWithRetries({
    url: `${protectedUrl(options.site)}/contact`,
    method: 'POST',
    headers: { ...protectedHeaders(options), 'X-Forwarded-For': clientIp },
    body: form,
    timeoutMs: 10_000,
  });

/** Calls `POST figures`. */
export const sendFigure = (event: FigureEvent, options: CoreCall): Promise<CallOutcome> =>
  call({
    url: `${protectedUrl(options.site)}/figures`,
    method: 'POST',
    headers: { ...protectedHeaders(options), 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  });

/** Calls `POST listing-events`. */
export const sendListingEvent = (event: ListingEvent, options: CoreCall): Promise<CallOutcome> =>
  call({
    url: `${protectedUrl(options.site)}/listing-events`,
    method: 'POST',
    headers: { ...protectedHeaders(options), 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  });

/**
 * Options of a call about one alert. Core needs the client's IP address to limit guessing of tokens and to record where an alert
 * was confirmed.
 */
interface AlertCall extends CoreCall {
  clientIp: string | undefined;
}

export const fetchAlert = (token: string, options: AlertCall): Promise<CallOutcome> =>
  call({ url: alertUrl(token, options), headers: alertHeaders(options) });

/** Calls `PATCH alerts/{token}`: confirms, pauses or resumes an alert, or changes the frequency of its emails. */
export const changeAlert = (token: string, change: AlertChange, options: AlertCall): Promise<CallOutcome> =>
  call({
    url: alertUrl(token, options),
    method: 'PATCH',
    headers: { ...alertHeaders(options), 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });

/** Calls `DELETE alerts/{token}`: unsubscribes. Repeated calls have the same result. */
export const endAlert = (token: string, options: AlertCall): Promise<CallOutcome> =>
  call({ url: alertUrl(token, options), method: 'DELETE', headers: alertHeaders(options) });

/** Calls `GET seller-reports/{token}`. */
export const fetchSellerReport = (token: string, options: AlertCall): Promise<CallOutcome> =>
  call({ url: sellerReportUrl(token, options), headers: alertHeaders(options) });

/** Calls `DELETE seller-reports/{token}`: ends the report. Repeated calls have the same result. */
export const endSellerReport = (token: string, options: AlertCall): Promise<CallOutcome> =>
  call({ url: sellerReportUrl(token, options), method: 'DELETE', headers: alertHeaders(options) });

const sellerReportUrl = (token: string, { site }: CoreCall): string =>
  `${protectedUrl(site)}/seller-reports/${encodeURIComponent(token)}`;

const alertHeaders = (options: AlertCall) => ({
  ...protectedHeaders(options),
  'X-Forwarded-For': options.clientIp ?? '',
});

const alertUrl = (token: string, { site }: CoreCall): string =>
  `${protectedUrl(site)}/alerts/${encodeURIComponent(token)}`;

const protectedUrl = ({ micrositeId }: SiteAccess): string =>
  `${env().CORE_URL}/api/swc/${encodeURIComponent(micrositeId)}`;

const protectedHeaders = ({ site, locale, requestId }: CoreCall) => ({
  Accept: 'application/json',
  'Content-Language': locale,
  'X-Site-Key': site.siteKey,
  'X-Request-Id': requestId,
});
