import { indexNowKey } from '@vitrine/contract/index-now-key.ts';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { type CoreClient, CoreUnavailableError } from '../core/core-client.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { findPages, type PageVersions } from './find-pages.ts';
import { type PostOutcome, postAddresses } from './post-addresses.ts';
import { isPublicHost } from './public-host.ts';
import type { RecordedPage, Submitted, SubmittedStore } from './submitted-store.ts';

/** Maximum number of addresses of a call; the protocol allows 10,000. */
const batchSize = 2000;

export interface SubmitOptions {
  payload: Payload;
  core: Pick<CoreClient, 'listingChanges'>;
  /** Address of the IndexNow server. */
  server: string;
  apiKey: string;
  log: Logger;
  isPublic?: (host: string) => boolean;
}

/** Null when everything was submitted. Else the rest waits for a later run, in `waitMs` if the server asked for a wait. */
export type SubmitResult = { waitMs: number | null } | null;

/**
 * Submits the pages, articles and listings of a site that are new, changed or gone since the last run, in batches. Each batch is recorded
 * when the server has taken it, so that after a failure only the failed batch is sent again. The first run submits nothing and records the
 * current pages.
 */
export async function submitSite(
  site: SiteRecord,
  store: SubmittedStore,
  { payload, core, server, apiKey, log, isPublic = isPublicHost }: SubmitOptions,
): Promise<SubmitResult> {
  const [host] = site.hosts;
  if (!host || !isPublic(host) || site.maintenance) return null;
  const key = await indexNowKey(apiKey, site.micrositeId);
  const submitted = await store.read(site.siteId);
  const pages = await findPages(payload, site);
  if (!submitted.isKnown) {
    await store.recordPages(
      site.siteId,
      [...pages].map(([path, version]) => ({ path, version })),
    );
    await store.recordListings(site.siteId, await firstCursor(site, core));
    return null;
  }
  const post = async (paths: readonly string[]): Promise<PostOutcome> => {
    const outcome = await postAddresses(server, { host, key, urls: paths.map((path) => `https://${host}${path}`) });
    const facts = { site: site.siteId, addresses: paths.length };
    if (outcome.kind === 'taken') log.info(facts, 'changed addresses were submitted to IndexNow');
    else log.warn({ ...facts, ...outcome }, 'changed addresses could not be submitted to IndexNow');
    return outcome;
  };
  return (
    (await submitPages(pages, submitted, { site, store, post })) ??
    (await submitListings(submitted, { site, store, post, core }))
  );
}

interface Submitting {
  site: SiteRecord;
  store: SubmittedStore;
  post: (paths: readonly string[]) => Promise<PostOutcome>;
}

async function submitPages(
  pages: PageVersions,
  submitted: Submitted,
  { site, store, post }: Submitting,
): Promise<SubmitResult> {
  const changed: RecordedPage[] = [
    ...[...pages].flatMap(([path, version]) => (submitted.pages.get(path) === version ? [] : [{ path, version }])),
    ...[...submitted.pages.keys()].flatMap((path) => (pages.has(path) ? [] : [{ path, version: null }])),
  ];
  for (let start = 0; start < changed.length; start += batchSize) {
    const batch = changed.slice(start, start + batchSize);
    const outcome = await post(batch.map(({ path }) => path));
    if (outcome.kind === 'later') return { waitMs: outcome.waitMs };
    await store.recordPages(site.siteId, batch);
  }
  return null;
}

async function submitListings(
  submitted: Submitted,
  { site, store, post, core }: Submitting & Pick<SubmitOptions, 'core'>,
): Promise<SubmitResult> {
  let cursor = submitted.listings ?? (await firstCursor(site, core));
  for (let more = cursor !== null; more && cursor !== null; ) {
    const changes = await core.listingChanges(site, cursor).catch(unlessAway);
    if (!changes) return null;
    const paths = changes.changes.flatMap((paths) =>
      site.searchLocales.flatMap((locale) => (paths[locale] ? [`/${locale}${paths[locale]}`] : [])),
    );
    const outcome: PostOutcome = paths.length > 0 ? await post(paths) : { kind: 'taken' };
    if (outcome.kind === 'later') return { waitMs: outcome.waitMs };
    cursor = changes.next;
    more = changes.more;
    await store.recordListings(site.siteId, cursor);
  }
  return null;
}

/** Returns the cursor of the changes from now on; null while core is unavailable. */
const firstCursor = async (site: SiteRecord, core: SubmitOptions['core']): Promise<string | null> =>
  (await core.listingChanges(site, null).catch(unlessAway))?.next ?? null;

function unlessAway(error: unknown): null {
  if (error instanceof CoreUnavailableError) return null;
  throw error;
}
