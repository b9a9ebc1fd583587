import { readFile } from 'node:fs/promises';
import { sourceCredentials } from '@vitrine/contract/core/feed-settings.ts';
import { logError } from '@vitrine/database/log-error.ts';
import { pino } from 'pino';
import { type Connection, connect } from './db/connect.ts';
import { requireEnv } from './env.ts';
import { feedServicesOf, photosFolderOf } from './feed-services.ts';
import { approveHeldLists } from './feeds/key-lists/decide-held-list.ts';
import { reasonText } from './feeds/reasons/reason-texts.ts';
import { runFeed } from './feeds/runs/run-feed.ts';
import { addFeedSource } from './feeds/sources/feed-source.ts';
import { InputFault, readNewSource } from './feeds/sources/read-new-source.ts';
import { findSourceStates } from './feeds/sources/source-states.ts';

const env = requireEnv();

/** Each command of `node core/src/feed-main.ts COMMAND ARGUMENT` (docs/feeds.md) returns what is printed as JSON. */
const commands: Record<string, (connection: Connection, argument: string) => Promise<unknown>> = {
  async add({ database }, path) {
    const source = await readNewSource(database, await readText(path));
    const { FEED_CLIENT_ID: clientId, FEED_CLIENT_SECRET: clientSecret } = process.env;
    if (clientId && !clientSecret) throw new InputFault('FEED_CLIENT_SECRET is missing.');
    if (clientId && !env.FEED_CREDENTIALS_KEY) throw new InputFault('FEED_CREDENTIALS_KEY is missing.');
    const credentials = clientId ? sourceCredentials.parse({ clientId, clientSecret }) : undefined;
    return { id: await addFeedSource(database, { ...source, credentials }, env.FEED_CREDENTIALS_KEY) };
  },
  list: ({ database }) => findSourceStates(database),
  async run(connection, id) {
    await requireSource(connection, id);
    const connector = feedServicesOf(env);
    const logger = pino(
      { name: 'core-feeds', level: env.LOG_LEVEL, serializers: { err: logError } },
      pino.destination(2),
    );
    const result = await runFeed({ connection, connector, logger, now: () => new Date() }, id);
    return 'reason' in result ? { ...result, reason: result.reason && reasonText('en', result.reason) } : result;
  },
  async photos(connection, id) {
    await requireSource(connection, id);
    const { pool } = connection;
    // Imported only here, because the picture library takes memory that an import of listings does not need.
    const { copyPhotos } = await import('./feeds/photos/copy-photos.ts');
    const logger = pino(
      { name: 'core-feeds', level: env.LOG_LEVEL, serializers: { err: logError } },
      pino.destination(2),
    );
    const privateHosts = env.FEED_PRIVATE_HOSTS;
    return copyPhotos({ pool, folder: photosFolderOf(env), privateHosts, logger, now: () => new Date() }, id);
  },
  async approve(connection, id) {
    await requireSource(connection, id);
    return { lists: await approveHeldLists(connection.database, id) };
  },
};

/** Returns the text of a file. Throws an InputFault for one that cannot be read. */
async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new InputFault(`The file ${path} cannot be read.`);
  }
}

/** Throws an InputFault for an id that no source has. */
async function requireSource({ database }: Connection, id: string): Promise<void> {
  const sources = await database.selectFrom('feed_source').select('id').execute();
  if (!sources.some((source) => source.id === id)) throw new InputFault(`There is no source ${id}.`);
}

const [name = '', argument = ''] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error('Usage: node core/src/feed-main.ts add FILE | list | run ID | photos ID | approve ID');
  process.exit(1);
}
const connection = connect(env.DATABASE_URL, { statementTimeout: 120_000, connections: 4 });
try {
  console.log(JSON.stringify(await command(connection, argument), null, 2));
} catch (error) {
  if (!(error instanceof InputFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await connection.close();
}
