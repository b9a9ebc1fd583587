import type { Payload } from 'payload';
import { localeOfSource, normalizePath, type Query, redirectCandidates } from '../../paths/redirect-source.ts';
import { isRedirectTarget } from '../../paths/redirect-target.ts';
import { isStorableText } from '../../values/storable-text.ts';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import type { PageOutcome } from './page-outcome.ts';

export type RedirectOutcome = Extract<PageOutcome, { location: string }>;

interface Address {
  path: string;
  query: Query;
}

/**
 * Returns the redirect of an address at which the site has no page; null without one, or when its page is not published. Of several
 * that match, the one with the most parameters wins.
 */
export async function findRedirect(
  payload: Payload,
  site: SiteRecord,
  address: Address,
): Promise<RedirectOutcome | null> {
  const candidates = redirectCandidates(address.path, address.query);
  if (candidates.length === 0) return null;
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { and: [{ site: { equals: site.id } }, { source_key: { in: candidates.map(({ key }) => key) } }] },
    ...{ pagination: false, depth: 0 },
  });
  const found = new Map(docs.map((document) => [document.source_key, asObject(document)]));
  const match = candidates.find(({ key }) => found.has(key));
  const redirect = match && found.get(match.key);
  const target = redirect && (await targetOf(payload, site, redirect));
  if (!target || !isRedirectTarget(target)) return null;
  const status = redirect.status === '302' ? 302 : 301;
  if (!match.key.includes('?')) return { status, location: target };
  const rest = match.rest === '' || /[?#]/.test(target) ? '' : `?${match.rest}`;
  return { status, location: target + rest, drops_query: true };
}

/** Returns the address to which a redirect leads; undefined when its page is not published. */
async function targetOf(payload: Payload, site: SiteRecord, redirect: Loose): Promise<string | undefined> {
  if (redirect.target_page === null || redirect.target_page === undefined) return asText(redirect.target_address);
  const { docs } = await payload.find({
    collection: 'pages',
    where: {
      and: [
        { id: { equals: redirect.target_page } },
        { site: { equals: site.id } },
        { _status: { equals: 'published' } },
      ],
    },
    ...{ limit: 1, pagination: false, depth: 0, locale: 'all', select: { path: true } },
  });
  const paths = asObject(docs[0]?.path);
  const locale = localeOfSource(String(redirect.source_path)) ?? (redirect.language === 'en' ? 'en' : 'fr');
  return asText(paths[locale]) ?? asText(paths[locale === 'fr' ? 'en' : 'fr']);
}

/** True when another query of the path is redirected, so that the answer for one query does not stand for others. */
export async function redirectsByQuery(payload: Payload, site: SiteRecord, path: string): Promise<boolean> {
  const own = normalizePath(path);
  // Only paths below a language are cached by the website without their query.
  if (localeOfSource(own) === null || !isStorableText(own)) return false;
  const { totalDocs } = await payload.count({
    collection: 'redirects',
    where: {
      and: [{ site: { equals: site.id } }, { source_path: { equals: own } }, { source_key: { not_equals: own } }],
    },
  });
  return totalDocs > 0;
}
