import { readFile } from 'node:fs/promises';
import { sourceCredentials } from '@vitrine/contract/core/feed-settings.ts';
import { logError } from '@vitrine/database/log-error.ts';
import { pino } from 'pino';
import { type Connection, connect } from './db/connect.ts';
import { requireEnv } from './env.ts';
import { feedServicesOf, photosFolderOf } from './feed-services.ts';
import { approveHeldLists } from './feeds/key-lists/approve-key-list.ts';
import { runFeed } from './feeds/runs/run-feed.ts';
import { addFeedSource } from './feeds/sources/feed-source.ts';
import { findSourceStates } from './feeds/sources/source-states.ts';

const env = requireEnv();

/** Each command of `node core/src/feed-main.ts COMMAND ARGUMENT` (docs/feeds.md) returns what is printed as JSON. */
const commands: Record<string, (connection: Connection, argument: string) => Promise<unknown>> = {
  async add({ database }, path) {
    const { name, every_minutes: everyMinutes, settings } = JSON.parse(await readFile(path, 'utf8'));
    const { FEED_CLIENT_ID: clientId, FEED_CLIENT_SECRET: clientSecret } = process.env;
    const credentials = clientId ? sourceCredentials.parse({ clientId, clientSecret }) : undefined;
    return {
      id: await addFeedSource(database, { name, everyMinutes, settings, credentials }, env.FEED_CREDENTIALS_KEY),
    };
  },
  list: ({ database }) => findSourceStates(database),
  run(connection, id) {
    const connector = feedServicesOf(env);
    const logger = pino(
      { name: 'core-feeds', level: env.LOG_LEVEL, serializers: { err: logError } },
      pino.destination(2),
    );
    return runFeed({ connection, connector, logger, now: () => new Date() }, id);
  },
  async photos({ pool }, id) {
    // Imported only here, because the picture library takes memory that an import of listings does not need.
    const { copyPhotos } = await import('./feeds/photos/copy-photos.ts');
    const logger = pino(
      { name: 'core-feeds', level: env.LOG_LEVEL, serializers: { err: logError } },
      pino.destination(2),
    );
    const privateHosts = env.FEED_PRIVATE_HOSTS;
    return copyPhotos({ pool, folder: photosFolderOf(env), privateHosts, logger, now: () => new Date() }, id);
  },
  approve: async ({ database }, id) => ({ lists: await approveHeldLists(database, id) }),
};

const [name = '', argument = ''] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error('Usage: node core/src/feed-main.ts add FILE | list | run ID | photos ID | approve ID');
  process.exit(1);
}
const connection = connect(env.DATABASE_URL, { statementTimeout: 120_000, connections: 4 });
try {
  console.log(JSON.stringify(await command(connection, argument), null, 2));
} finally {
  await connection.close();
}
