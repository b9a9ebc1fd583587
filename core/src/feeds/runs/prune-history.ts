import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/** Days for which runs with their listings, lists of keys, failures, ended alarms and unknown values are kept. */
const keptDays = 30;
/** Number of the last runs of a source, and of the last lists of a destination, that are kept however old they are. */
const keptRows = 10;

/**
 * Deletes old runs, lists of keys, failures, ended alarms and unknown values. Rows that staff still see or that the next run needs are kept: a failure goes
 * when it has not come again although the whole list of its source was verified since, because each run tries it.
 */
export async function pruneHistory(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000);
  await sql`delete from feed_run where started_at < ${oldest} and id not in (
    select id from (
      select id, row_number() over (partition by source_id order by id desc) as place from feed_run
    ) ranked where place <= ${keptRows})`.execute(database);
  await sql`delete from feed_key_list where read_at < ${oldest} and id not in (
    select id from (
      select id, row_number() over (partition by source_id, destination order by id desc) as place from feed_key_list
    ) ranked where place <= ${keptRows})`.execute(database);
  await sql`delete from feed_failure using feed_source source
    where source.id = source_id and last_failed_at < ${oldest} and source.verified_at > ${oldest}`.execute(database);
  await database.deleteFrom('feed_alarm').where('resolved_at', '<', oldest).execute();
  await database.deleteFrom('feed_unknown_value').where('last_seen_at', '<', oldest).execute();
}
