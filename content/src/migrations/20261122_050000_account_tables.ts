import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

const statements = [
  // The tables are not collections of Payload, so that no request of its API reads or writes a second factor. They have no foreign key to
  // users: a log-in locks the user's row and writes here over another connection, so it would wait for itself.
  `create table content.second_factor (
    user_id integer primary key,
    secret text not null,
    confirmed_at timestamptz,
    last_counter bigint not null default 0,
    created_at timestamptz not null default now()
  )`,
  `create table content.recovery_code (
    user_id integer not null references content.second_factor on delete cascade,
    hash text not null,
    used_at timestamptz,
    primary key (user_id, hash)
  )`,
  // The columns are those that rate-limiter-flexible expects.
  `create unlogged table content.attempt_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create function content.refuse_audit_change() returns trigger language plpgsql as $$
  begin
    raise exception 'The audit log is append-only.';
  end $$`,
  `create trigger append_only before update or delete or truncate on content.audit_log
    for each statement execute function content.refuse_audit_change()`,
];

/** Creates the tables of second factors and attempt limits, and makes the audit log append-only. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(statement);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop function content.refuse_audit_change() cascade`);
  await db.execute(`drop table content.attempt_limit, content.recovery_code, content.second_factor`);
}
