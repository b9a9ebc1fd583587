import { join } from 'node:path';
import { connect } from '@vitrine/core/db/connect.ts';
import { usualHttpLimits } from '@vitrine/core/feeds/http-client/call-http.ts';
import { runFeed } from '@vitrine/core/feeds/runs/run-feed.ts';
import { addFeedSource } from '@vitrine/core/feeds/sources/feed-source.ts';
import { centrisDelivery } from '@vitrine/demo/feed/centris-rows.ts';
import { writeDelivery } from '@vitrine/demo/feed/write-delivery.ts';
import { pino } from 'pino';
import { step } from '../process/progress.ts';

const sourceName = 'Centris (démo)';
const micrositeId = 'm-1';
/** The moment of the delivery: files are read once they have not changed for a minute. */
const deliveredMinutesAgo = 10;

/** Delivers a few listings as Centris would, and adds the source that reads them, unless there is one. */
export async function seedFeed(databaseUrl: string, dataDir: string, contentPort: string): Promise<void> {
  const filesFolder = join(dataDir, 'feeds');
  const path = join(micrositeId, 'centris');
  const changedAt = new Date(Date.now() - deliveredMinutesAgo * 60_000);
  await writeDelivery(
    join(filesFolder, path, '20261120.zip'),
    centrisDelivery(`http://localhost:${contentPort}`),
    changedAt,
  );
  const connection = connect(databaseUrl, { statementTimeout: 120_000, connections: 3 });
  const { database } = connection;
  const read = async () => {
    const known = await database
      .selectFrom('feed_source')
      .select('id')
      .where('name', '=', sourceName)
      .executeTakeFirst();
    const settings = {
      kind: 'file',
      layout: 'centris',
      path,
      destinations: [{ id: '', micrositeIds: [micrositeId] }],
      display: { showsBrokerages: true },
    };
    const id = known?.id ?? (await addFeedSource(database, { name: sourceName, settings }, undefined));
    const limits = { ...usualHttpLimits, privateHosts: new Set<string>() };
    const connector = { limits, credentialsKey: undefined, filesFolder };
    await runFeed({ connection, connector, logger: pino({ level: 'silent' }), now: () => new Date() }, id);
  };
  try {
    await step('Reading the delivered listings', 'The delivered listings are in', read);
  } finally {
    await connection.close();
  }
}
