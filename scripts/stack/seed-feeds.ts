import { join } from 'node:path';
import { type Connection, connect } from '@vitrine/core/db/connect.ts';
import { usualHttpLimits } from '@vitrine/core/feeds/http-client/call-http.ts';
import { runFeed } from '@vitrine/core/feeds/runs/run-feed.ts';
import { addFeedSource, type NewFeedSource } from '@vitrine/core/feeds/sources/feed-source.ts';
import { centrisDelivery } from '@vitrine/demo/feed/centris-rows.ts';
import { writeDelivery } from '@vitrine/demo/feed/write-delivery.ts';
import { clientId, servicePath } from '@vitrine/demo/listing-server/listing-server.ts';
import { pino } from 'pino';
import { step } from '../process/progress.ts';
import type { Keys } from './keys.ts';

const micrositeId = 'm-1';
const destinations = [{ id: '', micrositeIds: [micrositeId] }];
/** The moment of the delivery: files are read once they have not changed for a minute. */
const deliveredMinutesAgo = 10;
/** Minutes between two runs of the server of listings, whose listings change while somebody watches. */
const serverMinutes = 5;

interface Demo {
  databaseUrl: string;
  dataDir: string;
  keys: Keys;
  ports: { content: string; demoListings: string };
}

/** Adds the two sources of the demo unless they exist, and reads them: a delivery as of Centris, and a RESO server. */
export async function seedFeeds(demo: Demo): Promise<void> {
  await withFeeds(demo, async ({ read }) => {
    const path = await deliver(join(demo.dataDir, 'feeds'), demo.ports.content);
    await step('Reading the delivered listings', 'The delivered listings are in', () => read(centris(path)));
  });
  await seedListingServer(demo);
}

/** Adds the source of the demo's server of listings unless it exists, and reads it. */
export const seedListingServer = (demo: Demo): Promise<void> =>
  withFeeds(demo, async ({ connection, read }) => {
    const origin = `http://${serverOf(demo)}`;
    const source = resoServer(origin, demo.keys.DEMO_LISTINGS_KEY);
    // The server allows earlier prices to be shown; a site shows them only with this setting.
    const site = connection.database.updateTable('site').set({ shows_price_history: true });
    await site.where('microsite_id', '=', micrositeId).execute();
    // Without `npm start` the server does not run; its worker reads the source when it does.
    if (!(await isRunning(origin))) await findOrAdd(connection, source, demo.keys.FEED_CREDENTIALS_KEY);
    else await step('Reading the server of listings', 'The listings of the server are in', () => read(source));
  });

interface Feeds {
  connection: Connection;
  /** Adds a source unless it exists, and runs it once. */
  read: (source: NewFeedSource) => Promise<void>;
}

const serverOf = ({ ports }: Demo) => `127.0.0.1:${ports.demoListings}`;

async function withFeeds(demo: Demo, work: (feeds: Feeds) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir, keys } = demo;
  const credentialsKey = keys.FEED_CREDENTIALS_KEY;
  const connection = connect(databaseUrl, { statementTimeout: 120_000, connections: 3 });
  const limits = { ...usualHttpLimits, privateHosts: new Set([serverOf(demo)]) };
  const connector = { limits, credentialsKey, filesFolder: join(dataDir, 'feeds') };
  const read = async (source: NewFeedSource) => {
    const id = await findOrAdd(connection, source, credentialsKey);
    await runFeed({ connection, connector, logger: pino({ level: 'silent' }), now: () => new Date() }, id);
  };
  try {
    await work({ connection, read });
  } finally {
    await connection.close();
  }
}

async function findOrAdd({ database }: Connection, source: NewFeedSource, credentialsKey: string): Promise<string> {
  const known = await database
    .selectFrom('feed_source')
    .select('id')
    .where('name', '=', source.name)
    .executeTakeFirst();
  return known?.id ?? addFeedSource(database, source, credentialsKey);
}

/** Delivers a few listings as Centris would, and returns the path of their folder. */
async function deliver(filesFolder: string, contentPort: string): Promise<string> {
  const path = join(micrositeId, 'centris');
  const changedAt = new Date(Date.now() - deliveredMinutesAgo * 60_000);
  const delivery = centrisDelivery(`http://localhost:${contentPort}`);
  await writeDelivery(join(filesFolder, path, '20261120.zip'), delivery, changedAt);
  return path;
}

const centris = (path: string): NewFeedSource => ({
  name: 'Centris (démo)',
  settings: { kind: 'file', layout: 'centris', path, destinations, display: { showsBrokerages: true } },
});

const resoServer = (origin: string, key: string): NewFeedSource => ({
  name: 'Serveur RESO (démo)',
  settings: {
    kind: 'reso',
    serviceRoot: `${origin}${servicePath}`,
    tokenUrl: `${origin}/token`,
    expand: 'Media',
    destinations,
    mapping: { language: 'fr' },
    display: { showsBrokerages: true },
    showsPriceHistory: true,
  },
  credentials: { clientId, clientSecret: key },
  everyMinutes: serverMinutes,
});

const isRunning = (origin: string): Promise<boolean> =>
  fetch(new URL('/healthz', origin)).then(
    ({ ok }) => ok,
    () => false,
  );
