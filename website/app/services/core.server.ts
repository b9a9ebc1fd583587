import type { AlertChange } from '@vitrine/contract/core/alerts.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { env } from '../env.server.ts';
import { type CallOutcome, call } from './http.server.ts';
import { sendPatiently } from './send-patiently.server.ts';
import type { SiteAccess } from './site-access.server.ts';

/** Calls to core (`1-shell §7`, `3-wire §3`). */

interface CoreCall {
  site: SiteAccess;
  locale: Locale;
  requestId: string;
  /** In place of the usual patience, ms. */
  timeoutMs?: number;
}

/** `GET properties` in the form that `query` asks for; also its counts and pages. */
export const fetchProperties = (query: URLSearchParams, options: CoreCall): Promise<CallOutcome> =>
  call({
    ...limitOf(options),
    url: `${protectedUrl(options.site)}/properties?${query}`,
    headers: protectedHeaders(options),
  });

export const fetchTooltip = (uls: string, options: CoreCall): Promise<CallOutcome> =>
  call({
    url: `${protectedUrl(options.site)}/property/${encodeURIComponent(uls)}/tooltip`,
    headers: protectedHeaders(options),
  });

/** The full listing. */
export const fetchProperty = (uls: string, options: CoreCall): Promise<CallOutcome> =>
  call({
    url: `${protectedUrl(options.site)}/property/${encodeURIComponent(uls)}`,
    headers: protectedHeaders(options),
  });

export const fetchSearchFilters = (options: CoreCall): Promise<CallOutcome> =>
  call({
    ...limitOf(options),
    url: `${protectedUrl(options.site)}/search-filters`,
    headers: protectedHeaders(options),
  });

export const fetchCaptchaChallenge = (options: CoreCall): Promise<CallOutcome> =>
  call({ url: `${protectedUrl(options.site)}/captcha/challenge`, headers: protectedHeaders(options) });

/** `POST contact`, which is tried again while core cannot answer. A try is given longer than a read: the captcha may be verified elsewhere. */
export const sendContact = (form: FormData, clientIp: string, options: CoreCall): Promise<CallOutcome> =>
  sendPatiently({
    url: `${protectedUrl(options.site)}/contact`,
    method: 'POST',
    headers: { ...protectedHeaders(options), 'X-Forwarded-For': clientIp },
    body: form,
    timeoutMs: 10_000,
  });

/** A call about one alert. Core limits visitors who guess at tokens, and keeps from where an alert was confirmed. */
interface AlertCall extends CoreCall {
  clientIp: string | undefined;
}

export const fetchAlert = (token: string, options: AlertCall): Promise<CallOutcome> =>
  call({ url: alertUrl(token, options), headers: alertHeaders(options) });

/** `PATCH alerts/{token}`: confirms, pauses or resumes an alert, or changes how often its letters leave. */
export const changeAlert = (token: string, change: AlertChange, options: AlertCall): Promise<CallOutcome> =>
  call({
    url: alertUrl(token, options),
    method: 'PATCH',
    headers: { ...alertHeaders(options), 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });

/** `DELETE alerts/{token}`: unsubscribes, again and again if need be. */
export const endAlert = (token: string, options: AlertCall): Promise<CallOutcome> =>
  call({ url: alertUrl(token, options), method: 'DELETE', headers: alertHeaders(options) });

const alertHeaders = (options: AlertCall) => ({
  ...protectedHeaders(options),
  'X-Forwarded-For': options.clientIp ?? '',
});

const alertUrl = (token: string, { site }: CoreCall): string =>
  `${protectedUrl(site)}/alerts/${encodeURIComponent(token)}`;

const limitOf = ({ timeoutMs }: CoreCall) => (timeoutMs === undefined ? {} : { timeoutMs });

const protectedUrl = ({ micrositeId }: SiteAccess): string =>
  `${env().CORE_URL}/api/swc/${encodeURIComponent(micrositeId)}`;

const protectedHeaders = ({ site, locale, requestId }: CoreCall) => ({
  Accept: 'application/json',
  'Content-Language': locale,
  'X-Site-Key': site.siteKey,
  'X-Request-Id': requestId,
});
