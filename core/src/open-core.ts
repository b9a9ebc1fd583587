import type { TrustedPeers } from '@vitrine/network/trusted-peers.ts';
import type { Logger } from 'pino';
import { createAlertLimiters } from './alerts/alert-limits.ts';
import type { CaptchaSettings } from './captcha/captcha-settings.ts';
import { deleteExpiredChallenges } from './captcha/used-challenges.ts';
import { connect } from './db/connect.ts';
import { createReader } from './db/reader.ts';
import type { ConnectorServices } from './feeds/connectors/open-connector.ts';
import { startFigureCounter } from './figures/figure-counter.ts';
import { type ContactLimits, createContactLimiters, defaultContactLimits } from './leads/contact-limits.ts';
import { AreaIndex } from './listings/areas/area-index.ts';
import { AreaMarkets } from './listings/areas/area-markets.ts';
import { createMunicipalityDirectory } from './listings/areas/municipality-directory.ts';
import { pruneChanges } from './listings/search/prune-changes.ts';
import { SearchIndex } from './listings/search/search-index.ts';
import type { ErasureSettings } from './persons/erasure-settings.ts';
import { createJobQueue } from './queue/job-queue.ts';
import type { CoreDeps } from './routes/core-deps.ts';
import { Metrics } from './routes/metrics-text.ts';
import { findSite } from './sites/find-site.ts';
import { createSiteCache, type FindSite } from './sites/site-cache.ts';
import type { PrivateHosts } from './webhooks/webhook-address.ts';

/** Interval between two removals of expired rows, ms. */
const pruneMs = 60_000;

/** Messages wait longer for a connection than searches, because their captcha has already been verified. */
const messagePool = { statementTimeout: 5000, patience: 5000 };

export interface CoreSettings {
  databaseUrl: string;
  readUrls: string[];
  captcha: CaptchaSettings;
  trustedPeers: TrustedPeers;
  metricsToken?: string | undefined;
  staffKey?: string | undefined;
  /** Private hosts to which webhooks may be sent. */
  privateHosts?: PrivateHosts;
  erasures: ErasureSettings;
  /** Access to the servers and files of sources of listings, for staff who test them. */
  feeds: ConnectorServices;
  /** Folder of the photos that are copied from sources. */
  photosFolder: string;
  logger: Logger;
  limits?: ContactLimits;
  now?: () => Date;
}

export interface OpenCore {
  deps: CoreDeps;
  close(): Promise<void>;
}

/** Connects core to its databases and begins to load the search. Calls answer 503 while the database is unavailable. */
export function openCore(settings: CoreSettings): OpenCore {
  const { logger, trustedPeers, captcha, limits = defaultContactLimits, now = () => new Date() } = settings;
  const open = (url: string, connections: number) => connect(url, { statementTimeout: 5000, connections, logger });
  const primary = open(settings.databaseUrl, 10);
  const replicas = settings.readUrls.map((url) => ({ url, connection: open(url, 10) }));
  // A separate pool, so that neither a flood of messages nor one of searches delays the other.
  const messages = connect(settings.databaseUrl, { ...messagePool, connections: 5, logger });
  // A separate pool, because messages check limits while they hold a connection: sharing a pool could deadlock. Counts
  // need not survive a crash, and each message is counted twice: waiting for the disk would cost it more than its own
  // commit.
  const aside = connect(settings.databaseUrl, { ...messagePool, connections: 3, isDurable: false, logger });
  const queue = createJobQueue(aside.pool, logger);
  const read = createReader(
    primary.database,
    replicas.map(({ connection }) => connection.database),
  );
  const findSiteNow: FindSite = (micrositeId) => read((database) => findSite(database, micrositeId));
  const search = new SearchIndex({ url: settings.databaseUrl, connection: primary }, replicas, logger);
  const municipalities = createMunicipalityDirectory(read);
  // Counts need not survive a crash of the database: waiting for the disk would only delay messages.
  const figureCounter = startFigureCounter({ database: aside.database, now, logger });
  const noteFailure = (error: unknown) => logger.warn({ reason: String(error) }, 'Expired rows could not be deleted');
  const pruning = setInterval(() => {
    pruneChanges(primary.database).catch(noteFailure);
    deleteExpiredChallenges(primary.database).catch(noteFailure);
  }, pruneMs);
  const leadServices = {
    database: messages.database,
    reportDatabase: primary.database,
    queue,
    limiters: createContactLimiters(aside.pool, limits),
    captcha,
    now,
  };
  return {
    deps: {
      logger,
      read,
      findSite: findSiteNow,
      findCachedSite: createSiteCache(findSiteNow),
      search,
      areas: new AreaIndex(search, municipalities),
      areaMarkets: new AreaMarkets(search, municipalities, read),
      municipalities,
      leadServices,
      alertLimiters: createAlertLimiters(aside.pool),
      figureCounter,
      metrics: new Metrics(),
      metricsToken: settings.metricsToken,
      staffServices: {
        database: primary.database,
        reportDatabase: primary.database,
        queue,
        privateHosts: settings.privateHosts ?? new Set(),
        now,
        logger,
      },
      feedStaffServices: { database: primary.database, pool: primary.pool, queue, connector: settings.feeds, now },
      erasures: settings.erasures,
      photosFolder: settings.photosFolder,
      staffKey: settings.staffKey,
      trustedPeers,
      now,
    },
    async close() {
      clearInterval(pruning);
      await Promise.all([queue.stop(), search.close(), figureCounter.stop()]);
      const reading = replicas.map(({ connection }) => connection);
      await Promise.all([primary, messages, aside, ...reading].map((connection) => connection.close()));
    },
  };
}
