import { composeAlertMails } from '@vitrine/core/alerts/compose-alert-mails.ts';
import { matchListingChanges } from '@vitrine/core/alerts/match-listing-changes.ts';
import { connect, type Database } from '@vitrine/core/db/connect.ts';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { createJobQueue } from '@vitrine/core/queue/job-queue.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createTestDatabase } from '../../scripts/tests/create-test-database.ts';
import { fillDatabase, startBenchmarkServer } from '../benchmark-database.ts';
import { grouped, type Report } from '../figure.ts';
import { percentile } from '../percentile.ts';

const suite = 'alerts';
const alerts = 10_000;
const changes = 50;

/** Measures the cost of ten thousand alerts while all listings are imported, imported again, and changed one by one. */
export async function measureAlerts(report: Report, sizes: readonly number[]): Promise<void> {
  const serverUrl = await startBenchmarkServer();
  for (const size of sizes) await measureSize(serverUrl, size, report);
}

async function measureSize(serverUrl: string, size: number, report: Report): Promise<void> {
  const say = (name: string, value: number, unit: string, limit?: number) =>
    report({ suite, name: `${grouped(size)}: ${name}`, value, unit, ...(limit !== undefined && { limit }) });
  const databaseUrl = await createTestDatabase(serverUrl, `bench_alerts_${size}`);
  await migrateCore(databaseUrl);
  await upsertCoreSite(databaseUrl, agencySite.core);
  const { database, pool, close } = connect(databaseUrl, { statementTimeout: 0, connections: 4 });
  const queue = createJobQueue(pool, pino({ level: 'silent' }));
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return (performance.now() - start) / 1000;
  };
  const matchAll = async () => {
    while (await matchListingChanges(database));
  };
  try {
    // The limit is measured without the triggers that record changes for alerts.
    await sql`alter table listing disable trigger listing_arrived, disable trigger listing_turned`.execute(database);
    const bare = await timed(() => fillDatabase(databaseUrl, size));
    await addAlerts(database);
    await sql`truncate listing`.execute(database);
    await sql`alter table listing enable trigger listing_arrived, enable trigger listing_turned`.execute(database);
    say('coming in, all new', await timed(() => fillDatabase(databaseUrl, size)), 's', bare);
    await sql`analyze listing_news, alert`.execute(database);
    const taken = await timed(matchAll);
    say(`shown to ${grouped(alerts)} alerts, all new`, taken, 's');
    say('listings that wait for mails then', await countWaiting(database), 'listings');
    say(`mails composed for all that are due`, await timed(() => composeAlertMails(database, queue, inAnHour())), 's');
    await sql`truncate alert_match, alert_mail`.execute(database);
    say('coming in again, nothing new', await timed(() => fillDatabase(databaseUrl, size)), 's');
    const news = await countNews(database);
    say('news for the alerts after that', news, 'listings');
    say('a look with nothing to see', (await timed(matchAll)) * 1000, 'ms');
    const looks: number[] = [];
    for (let change = 0; change < changes; change++) {
      await changeOne(database, change);
      looks.push((await timed(matchAll)) * 1000);
    }
    say('a look after one change, p50', percentile(looks, 0.5), 'ms');
    say('a look after one change, p95', percentile(looks, 0.95), 'ms');
  } finally {
    await queue.stop();
    await close();
  }
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** Alerts as people would make them of these listings: three municipalities, most a type, a budget around a price that there is. */
const addAlerts = (database: Database) =>
  sql`
    insert into alert (microsite_id, token, status, locale, email, municipality_codes, municipalities,
      unknown_municipalities, property_type, price_min, price_max, bedrooms)
    select ${agencySite.core.micrositeId}, lpad(n::text, 43, '0'), 'active', 'fr', n || '@example.ca',
      array[one.municipality_code, (n % 500)::text, (n % 700)::text], '{}', '{}',
      case when n % 5 > 0 then one.property_type end, one.list_price * 0.7, one.list_price * 1.2,
      case when n % 2 = 0 then one.bedrooms_total end
    from (
      select row_number() over (order by listing_key) as n, * from (
        select listing.* from listing, generate_series(1, 4) copy
        where transaction_type = 'buy' order by md5(listing_key || copy) limit ${alerts}
      ) picked
    ) one`.execute(database);

const changeOne = (database: Database, number: number) =>
  sql`update listing set list_price = list_price * 0.9 where listing_key = (
    select listing_key from listing where standard_status = 'Active' offset ${number * 17} limit 1)`.execute(database);

async function countWaiting(database: Database): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(waiting), 0)::integer as sum from alert`.execute(
    database,
  );
  return rows[0]?.sum ?? 0;
}

async function countNews(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from listing_news`.execute(database);
  return rows[0]?.count ?? 0;
}
