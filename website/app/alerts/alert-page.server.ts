import { type Alert, alertAnswer, alertPagePath, alertToken } from '@vitrine/contract/core/alerts.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { textsOf } from '../locale/define-texts.ts';
import type { AssembledPage } from '../page/finished-page.ts';
import { blockServices } from '../page/load-block-data.server.ts';
import { pageInShell, shellPageOf } from '../page/site-shell.server.ts';
import type { RequestContext } from '../request-context.ts';
import { loadFilterChoices, visitorChoices } from '../search/filter-choices.server.ts';
import type { FilterChoices } from '../search/search-data.ts';
import { fetchAlert } from '../services/core.server.ts';
import type { CallOutcome } from '../services/http.server.ts';
import { log } from '../services/log.server.ts';
import { type SiteAccess, siteAccessOf } from '../services/site-access.server.ts';
import { readNotice } from './alert-notice.ts';
import { alertTexts } from './alert-texts.ts';
import type { AlertView } from './alert-view.ts';
import { formatAlert } from './format-alert.ts';

export interface LoadedAlert extends AssembledPage {
  status: 200 | 404 | 503;
  view: AlertView;
}

interface AlertVisit {
  token: string;
  locale: Locale;
  /** Result of the submitted form, from the address. */
  done: string | null;
  context: RequestContext;
}

/**
 * Loads the page of one alert within the header and footer of the site. Injected elements and the consent banner are left out,
 * because a script could read the token in the address. A document key of its own makes the browser enter and leave the page
 * with a page load. It never throws.
 */
export async function loadAlertPage({ token, locale, done, context }: AlertVisit): Promise<LoadedAlert> {
  const { hostname, origin } = context;
  const shellPage = await shellPageOf(hostname, locale);
  const { view, status } = alertToken.safeParse(token).success
    ? await loadAlert({ token, locale, done, context }, siteAccessOf(hostname, shellPage))
    : unknownAlert;
  const assembled = pageInShell(shellPage, {
    // Forms of the page, such as the contact modal, report its path without the token.
    ...{ locale, origin, path: alertPagePath(locale, '').replace(/\/$/, '') },
    alternatePaths: { fr: alertPagePath('fr', token), en: alertPagePath('en', token) },
    title: titleOf(view, locale),
    ...{ main: [], documentKey: 'alert', thirdParties: null },
  });
  return { status, view, ...assembled };
}

type LoadResult = Pick<LoadedAlert, 'status' | 'view'>;

const unknownAlert: LoadResult = { status: 404, view: { kind: 'unknown' } };
const unavailable: LoadResult = { status: 503, view: { kind: 'unavailable' } };

async function loadAlert(
  { token, locale, done, context }: AlertVisit,
  site: SiteAccess | undefined,
): Promise<LoadResult> {
  const { requestId, clientIp } = context;
  if (!site) return unavailable;
  const call = { site, locale, requestId, clientIp, timeoutMs: 2000, url: new URL(context.origin) };
  const [answer, choices] = await Promise.all([
    fetchAlert(token, call),
    loadFilterChoices({ micrositeId: site.micrositeId, locale, services: blockServices(call) }),
  ]);
  const alert = readAlert(answer);
  if (alert === 'unknown') return unknownAlert;
  if (!alert) return unavailable;
  const formatted = formatAlert(alert, locale, choices?.types ?? []);
  const formPath = `/api/alerts/${token}?locale=${locale}`;
  const notice = readNotice(done, alert.status);
  const offered = withOwnPlaces(choices ? visitorChoices(choices) : { municipalities: [], types: [] }, alert);
  return { status: 200, view: { kind: 'alert', alert: formatted, choices: offered, formPath, notice } };
}

/** Adds the municipalities of the alert that have no listings now, so that the form of its criteria names and keeps them. */
function withOwnPlaces(choices: FilterChoices, { query, criteria }: Alert): FilterChoices {
  const codes = new URLSearchParams(query).getAll('mun');
  // Codes and names are in the same order, unless several municipalities share a name.
  const isParallel = codes.length === criteria.municipalities.length;
  const own = codes.map((code, index) => ({ code, label: (isParallel && criteria.municipalities[index]) || code }));
  const missing = own.filter(({ code }) => !choices.municipalities.some((known) => known.code === code));
  return { ...choices, municipalities: [...choices.municipalities, ...missing] };
}

/** Reads the alert of an answer. Returns null when core did not answer as expected. */
export function readAlert(answer: CallOutcome) {
  if (answer.kind === 'unreachable') return null;
  if (answer.status === 404) return 'unknown';
  // Too many requests for unknown tokens are limited.
  if (answer.status === 429) return null;
  const parsed = answer.status === 200 ? alertAnswer.safeParse(answer.body) : null;
  if (parsed?.success) return parsed.data.data;
  log.error({ status: answer.status, issues: parsed?.error.issues.slice(0, 3) }, 'An alert could not be read');
  return null;
}

function titleOf(view: AlertView, locale: Locale): string {
  const t = textsOf(alertTexts, locale);
  if (view.kind === 'alert') return t.titleOf(view.alert.status);
  return view.kind === 'unknown' ? t.unknownTitle : t.awayTitle;
}
