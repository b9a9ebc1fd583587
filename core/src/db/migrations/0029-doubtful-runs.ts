import { type Kysely, sql } from 'kysely';

const withKinds = (kinds: string) => [
  'alter table feed_alarm drop constraint feed_alarm_kind_check',
  `alter table feed_alarm add constraint feed_alarm_kind_check check (kind in (${kinds}))`,
];

/** Adds the alarm of a run that ended well with a doubtful result, such as no listing that is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of withKinds(`'list-refused', 'list-held', 'run-failed', 'stale', 'doubtful'`))
    await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from feed_alarm where kind = 'doubtful'`.execute(db);
  for (const statement of withKinds(`'list-refused', 'list-held', 'run-failed', 'stale'`))
    await sql.raw(statement).execute(db);
}
