import type { Logger } from 'pino';
import { mediaFolder } from '../content-config.ts';
import type { PublicEnv } from '../env.ts';
import { closePayload, openPayload } from '../open-payload.ts';
import { articlesAnswers } from './articles-answers.ts';
import { everyTag } from './cache-tags.ts';
import { changeFeed } from './change-feed.ts';
import { changedTags } from './changed-tags.ts';
import { coreClient } from './core-client.ts';
import { draftService } from './draft-service.ts';
import { siteDirectory } from './find-site.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { pageService } from './page-service.ts';
import { purgeCdn } from './purge-cdn.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { sitemapAnswers } from './sitemap-answers.ts';

/** Maximum time for which anything is cached while no change notifications are received, ms. */
const cacheMsWithoutNotifications = 2000;
/** Assumed maximum replication lag, ms: a replica may still answer with data from before a notified change. */
const replicaLagMs = 2000;

/** Opens the content store and the services that read it; throws when the database cannot be reached. */
export async function openContent(
  env: PublicEnv,
  log: Logger,
): Promise<{ dependencies: ServiceDependencies; close(): Promise<void> }> {
  const payload = await openPayload(env);
  const lagTimers = new Set<NodeJS.Timeout>();
  const changes = changeFeed();
  const longestMs = () => (listener.isListening() ? Number.POSITIVE_INFINITY : cacheMsWithoutNotifications);
  const core = coreClient(env.CORE_URL);
  const sites = siteDirectory(payload, longestMs);
  const pages = pageService({ payload, core, longestMs });
  const drafts = draftService({ payload, core, key: env.STAFF_LINK_KEY });
  const articles = articlesAnswers(payload, longestMs);
  const sitemap = sitemapAnswers(payload, longestMs);
  const empty = () => {
    for (const cache of [sites, pages, articles, sitemap]) cache.empty();
  };
  const announce = (tags: readonly string[]) => {
    empty();
    changes.publish(tags);
  };
  if (env.PURGE_URL !== undefined) {
    changes.subscribe({ onChange: purgeCdn({ url: env.PURGE_URL, token: env.PURGE_TOKEN, log }) });
  }
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
    dependencies: {
      payload,
      core,
      sites,
      pages,
      drafts,
      articles,
      sitemap,
      changes,
      receivesChanges: () => listener.isListening(),
      mediaDir: mediaFolder(env.DATA_DIR),
      apiKey: env.CONTENT_API_KEY,
      isReady,
      log,
    },
    async close() {
      for (const timer of lagTimers) clearTimeout(timer);
      await listener.stop();
      await closePayload(payload);
    },
  };
}
