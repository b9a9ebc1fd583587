import type { Logger } from 'pino';
import type { PublicEnv } from '../env.ts';
import { createDocumentLocks, type DocumentLocks } from '../exclusive-writes/document-locks.ts';
import { openMediaStore } from '../media-store/open-media-store.ts';
import { closePayload, openPayload } from '../open-payload.ts';
import type { ClosablePool } from '../payload/closable-pool.ts';
import { startSchedule } from '../schedule/run-schedule.ts';
import { startTrashPurge } from '../trash/purge-trash.ts';
import { articlesAnswers } from './answers/articles-answers.ts';
import { draftService } from './answers/draft-service.ts';
import { pageService } from './answers/page-service.ts';
import type { ServiceDependencies } from './answers/service-dependencies.ts';
import { sitemapAnswers } from './answers/sitemap-answers.ts';
import { everyTag } from './cache/cache-tags.ts';
import { changeFeed } from './cache/change-feed.ts';
import { changedTags } from './cache/changed-tags.ts';
import { listenForChanges } from './cache/listen-for-changes.ts';
import { purgeCdn } from './cache/purge-cdn.ts';
import { coreClient } from './core/core-client.ts';
import { startIndexNow } from './index-now/index-now.ts';
import { missingPaths } from './pages/missing-paths.ts';
import { siteDirectory } from './sites/find-site.ts';
import { socialPictures } from './social/social-pictures.ts';

/** Maximum time for which anything is cached while no change notifications are received, ms. */
const cacheMsWithoutNotifications = 2000;
/** Assumed maximum replication lag, ms: after a notification, a replica may still return the old data. */
const replicaLagMs = 2000;

/** Opens the content store and the services that read it; throws when the database cannot be reached. */
export async function openContent(
  env: PublicEnv,
  log: Logger,
): Promise<{ dependencies: ServiceDependencies; locks: DocumentLocks; close(): Promise<void> }> {
  const payload = await openPayload(env);
  const lagTimers = new Set<NodeJS.Timeout>();
  const changes = changeFeed();
  const longestMs = () => (listener.isListening() ? Number.POSITIVE_INFINITY : cacheMsWithoutNotifications);
  const core = coreClient(env.CORE_URL);
  const sites = siteDirectory(payload, longestMs);
  const missing = missingPaths({ payload, log });
  const pages = pageService({ payload, core, missing, longestMs });
  const drafts = draftService({ payload, core, key: env.STAFF_LINK_KEY });
  const articles = articlesAnswers(payload, longestMs);
  const sitemap = sitemapAnswers({ payload, core }, longestMs);
  const media = await openMediaStore(env);
  const social = socialPictures({ core, media, coreUrl: env.CORE_URL, log });
  const empty = () => {
    for (const cache of [sites, pages, articles, sitemap]) cache.empty();
  };
  const announce = (tags: readonly string[]) => {
    empty();
    changes.publish(tags);
  };
  const cdn =
    env.PURGE_URL === undefined
      ? null
      : purgeCdn({ kind: env.PURGE_CDN, url: env.PURGE_URL, token: env.PURGE_TOKEN, log });
  if (cdn) changes.subscribe({ onChange: cdn.purge });
  const listener = listenForChanges({
    databaseUrl: env.DATABASE_URL,
    log,
    onChange(announcement) {
      const tags = announcement === null ? [everyTag] : changedTags(announcement);
      announce(tags);
      if (env.DATABASE_READ_URLS.length === 0) return;
      const timer = setTimeout(() => {
        lagTimers.delete(timer);
        announce(tags);
      }, replicaLagMs);
      lagTimers.add(timer);
    },
    onLost: changes.end,
  });
  const findSites = async () => {
    const { docs } = await payload.find({
      collection: 'sites',
      pagination: false,
      depth: 0,
      select: { site_id: true },
    });
    const found = await Promise.all(docs.map(({ site_id }) => sites.byId(String(site_id))));
    return found.filter((site) => site !== null);
  };
  const indexNow =
    env.INDEXNOW_URL === undefined
      ? null
      : startIndexNow({
          ...{ payload, core, log, findSites, server: env.INDEXNOW_URL, apiKey: env.CONTENT_API_KEY },
          databaseUrl: env.DATABASE_URL,
        });
  const lockPools: ClosablePool[] = [];
  const locks = createDocumentLocks(env.DATABASE_URL, (pool) => lockPools.push(pool));
  const schedule = startSchedule({ payload, locks, log });
  const trashPurge = startTrashPurge({ payload, locks, log });
  const isReady = async () => {
    try {
      await payload.count({ collection: 'sites' });
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the database does not respond');
      return false;
    }
  };
  return {
    locks,
    dependencies: {
      payload,
      core,
      sites,
      pages,
      drafts,
      articles,
      sitemap,
      missing,
      changes,
      receivesChanges: () => listener.isListening(),
      purges: cdn,
      metricsToken: env.METRICS_TOKEN,
      social,
      media,
      coreUrl: env.CORE_URL,
      apiKey: env.CONTENT_API_KEY,
      isReady,
      log,
    },
    async close() {
      for (const timer of lagTimers) clearTimeout(timer);
      await listener.stop();
      await schedule.stop();
      await trashPurge.stop();
      await indexNow?.stop();
      await missing.stop();
      for (const pool of lockPools) await pool.close();
      await closePayload(payload);
    },
  };
}
