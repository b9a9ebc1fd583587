import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type Connection, connect } from '../src/db/connect.ts';
import { usualHttpLimits } from '../src/feeds/http-client/call-http.ts';
import { storedReasonText } from '../src/feeds/reasons/reason-texts.ts';
import { runFeed } from '../src/feeds/runs/run-feed.ts';
import type { FeedServices } from '../src/feeds/runs/run-state.ts';
import { addFeedSource } from '../src/feeds/sources/feed-source.ts';
import { createCoreDatabase } from './core-fixture.ts';
import type { FeedServer } from './feed-server.ts';

export const credentialsKey = 'a-key-for-tests-of-32-characters-and-more';

/** Key of a broker whose listings the databases of tests refuse, as a database refuses a value that it cannot hold. */
export const refusedKey = 'refused-by-the-database';

const credentials = { clientId: 'feed', clientSecret: 'secret' };

/** Opens a core database for feeds, at a time that the test sets. There is no pause between two attempts at a call. */
export async function openFeedDatabase(name: string) {
  const databaseUrl = await createCoreDatabase(name);
  const connection: Connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 4 });
  const { database } = connection;
  await sql`alter table feed_record add constraint refused_by_tests check (not member_keys && array[${sql.lit(refusedKey)}])`.execute(
    database,
  );
  const clock = { now: new Date('2026-06-15T12:00:00Z') };
  const limits = { ...usualHttpLimits, idleMs: 300, privateHosts: new Set(['127.0.0.1']) };
  const services: FeedServices = {
    connection,
    connector: { limits, credentialsKey, filesFolder: tmpdir(), wait: async () => undefined },
    logger: pino({ level: 'silent' }),
    now: () => clock.now,
  };
  return {
    databaseUrl,
    database,
    clock,
    services,
    run: (sourceId: string) => runFeed(services, sourceId),
    /** Adds a source that reads a stub server. */
    addServer: ({ serviceRoot, tokenUrl }: FeedServer, given: { kind: 'reso' | 'ddf' } & Record<string, unknown>) =>
      addFeedSource(
        database,
        {
          name: 'Stub',
          settings: { serviceRoot, tokenUrl, destinations: [{ id: '', micrositeIds: ['m-1'] }], ...given },
          credentials,
        },
        credentialsKey,
      ),
    addFile: (settings: object) =>
      addFeedSource(
        database,
        { name: 'File', settings: { kind: 'file', destinations: [{ id: '', micrositeIds: ['m-1'] }], ...settings } },
        undefined,
      ),
    /** Returns the numbers of the listings in a status, sorted. */
    async numbers(status: 'Active' | 'Closed' | 'Withdrawn' | 'Expired' = 'Active') {
      const rows = await database
        .selectFrom('listing')
        .select('listing_key')
        .where('standard_status', '=', status)
        .orderBy('listing_key')
        .execute();
      return rows.map(({ listing_key }) => listing_key);
    },
    /** Returns the open alarms. */
    alarms: async () => {
      const rows = await database
        .selectFrom('feed_alarm')
        .select(['kind', 'detail'])
        .where('resolved_at', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ kind, detail }) => `${kind}: ${storedReasonText('en', detail)}`);
    },
    failures: () => database.selectFrom('feed_failure').selectAll().orderBy('source_key').execute(),
    close: () => connection.close(),
  };
}

export type FeedDatabase = Awaited<ReturnType<typeof openFeedDatabase>>;
