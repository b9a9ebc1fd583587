import type { Database } from '../../db/connect.ts';
import { storedReasonText } from '../reasons/reason-texts.ts';

/** Returns the sources with the state of their last run, their open alarms, failures and unknown values, for staff. */
export async function findSourceStates(database: Database) {
  const sources = await database
    .selectFrom('feed_source')
    .select(['id', 'name', 'kind', 'is_active', 'every_minutes', 'next_run_at', 'watermark', 'verified_at'])
    .orderBy('created_at')
    .execute();
  return Promise.all(
    sources.map(async (source) => {
      const [lastRun, alarms, failures, unknownValues] = await Promise.all([
        database
          .selectFrom('feed_run')
          .selectAll()
          .where('source_id', '=', source.id)
          .orderBy('id', 'desc')
          .executeTakeFirst(),
        database
          .selectFrom('feed_alarm')
          .select(['kind', 'destination', 'detail', 'raised_at', 'last_at'])
          .where('source_id', '=', source.id)
          .where('resolved_at', 'is', null)
          .execute(),
        database
          .selectFrom('feed_failure')
          .select(['source_key', 'reason', 'attempts', 'first_failed_at'])
          .where('source_id', '=', source.id)
          .orderBy('first_failed_at')
          .limit(reported)
          .execute(),
        database
          .selectFrom('feed_unknown_value')
          .select(['field', 'value', 'reason', 'count'])
          .where('source_id', '=', source.id)
          .orderBy('count', 'desc')
          .limit(reported)
          .execute(),
      ]);
      const inWords = (stored: string | null) => (stored === null ? null : storedReasonText('en', stored));
      return {
        ...source,
        lastRun: lastRun ? { ...lastRun, reason: inWords(lastRun.reason) } : null,
        alarms: alarms.map((alarm) => ({ ...alarm, detail: inWords(alarm.detail) })),
        failures: failures.map((failure) => ({ ...failure, reason: inWords(failure.reason) })),
        unknownValues,
      };
    }),
  );
}

/** Maximum number of failures and of unknown values in a report. */
const reported = 100;
