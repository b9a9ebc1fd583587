import type { Locale } from '@vitrine/contract/locale.ts';
import { readProperty } from '../blocks/property-detail/property-detail.server.ts';
import type { PropertyDetailData } from '../blocks/property-detail/property-detail-data.ts';
import { texts as propertyTexts } from '../blocks/property-detail/texts.ts';
import { comparePaths } from '../locale/compare-path.ts';
import { textsOf } from '../locale/define-texts.ts';
import { injectedElementsOf } from '../page/assemble-page.server.ts';
import type { AssembledPage } from '../page/finished-page.ts';
import { pageInShell, shellPageOf } from '../page/site-shell.server.ts';
import type { RequestContext } from '../request-context.ts';
import { assetUrl } from '../services/content.server.ts';
import { fetchProperty } from '../services/core.server.ts';
import { log } from '../services/log.server.ts';
import { type SiteAccess, siteAccessOf } from '../services/site-access.server.ts';
import { compareRows, type Fact } from './compare-rows.ts';
import { compareTexts } from './compare-texts.ts';
import type { Comparison } from './comparison.ts';

export interface LoadedComparison extends AssembledPage {
  status: 200 | 503;
  comparison: Comparison;
}

/** Loads the page that compares listings, within the header and footer of the site, excluded from search engines. It never throws. */
export async function loadComparePage(
  numbers: readonly string[],
  locale: Locale,
  context: RequestContext,
): Promise<LoadedComparison> {
  const { hostname, origin } = context;
  const shellPage = await shellPageOf(hostname, locale);
  const site = siteAccessOf(hostname, shellPage);
  const found = await Promise.all(numbers.map((uls) => loadListing(uls, { site, locale, context })));
  const comparison = compareListings(numbers, found, locale);
  const path = comparePaths[locale];
  const assembled = pageInShell(shellPage, {
    ...{ locale, origin, path, main: [], injected: injectedElementsOf(shellPage, path) },
    alternatePaths: comparePaths,
    title: textsOf(compareTexts, locale).title,
  });
  return { status: shellPage && !comparison.hasFailed ? 200 : 503, comparison, ...assembled };
}

interface Visit {
  site: SiteAccess | undefined;
  locale: Locale;
  context: RequestContext;
}

/** Loads one listing by the rules of its own page; `missing` when the site does not show it. */
async function loadListing(
  uls: string,
  { site, locale, context }: Visit,
): Promise<PropertyDetailData | 'missing' | 'failed'> {
  if (!site) return 'failed';
  const answer = await fetchProperty(uls, { site, locale, requestId: context.requestId, timeoutMs: 2000 });
  if (answer.kind === 'unreachable') return 'failed';
  if (answer.status === 404 || answer.status === 410) return 'missing';
  const { data } = (answer.body ?? {}) as { data?: unknown }; // `readProperty` checks it
  const warn = (message: string) => log.warn({ requestId: context.requestId }, message);
  const detail = answer.status === 200 ? readProperty(data, { locale, asset: assetUrl, warn }) : null;
  if (detail?.status === 'gone') return 'missing';
  return detail ?? 'failed';
}

function compareListings(
  numbers: readonly string[],
  found: readonly (PropertyDetailData | 'missing' | 'failed')[],
  locale: Locale,
): Comparison {
  const details = found.filter((each) => typeof each === 'object');
  const without = (uls: string) => numbers.filter((number) => number !== uls).join();
  return {
    listings: details.map(({ summary }) => {
      const others = without(summary.uls);
      return { card: summary, removeHref: comparePaths[locale] + (others && `?uls=${others}`) };
    }),
    rows: compareRows(details.map((detail) => factsOf(detail, locale))),
    missing: numbers.filter((_, index) => found[index] === 'missing'),
    hasFailed: found.includes('failed'),
  };
}

/** Returns what its own page says of a listing, which knows what of a sold or withdrawn one may be shown. */
function factsOf({ status, hasConditionalOffer, summary, facts, tables }: PropertyDetailData, locale: Locale): Fact[] {
  const t = textsOf(compareTexts, locale);
  const names = textsOf(propertyTexts, locale);
  const costs = tables.find(({ name }) => name === 'costs')?.rows ?? [];
  return [
    { label: t.status, value: t.statusOf(hasConditionalOffer ? 'conditional' : status) },
    { label: t.price, value: summary.price },
    ...facts.map(({ name, value }) => ({ label: names.fact(name), value })),
    ...costs.map(([label = '', ...amounts]) => ({ label: t.perYear(label), value: amounts.at(-1) ?? '' })),
  ];
}
