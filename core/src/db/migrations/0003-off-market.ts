import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table listing drop constraint listing_standard_status_check`,
  `alter table listing add constraint listing_standard_status_check
    check (standard_status in ('Active', 'Closed', 'Withdrawn', 'Expired'))`,
  `alter table listing add column off_market_timestamp timestamptz`,
  `alter table listing add column location_approximate boolean not null default false`,
];

/** Adds the moment at which a listing left the market, for its page, and the precision of its point on the map. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table listing drop column location_approximate, drop column off_market_timestamp`,
    `update listing set standard_status = 'Withdrawn' where standard_status = 'Expired'`,
    `alter table listing drop constraint listing_standard_status_check`,
    `alter table listing add constraint listing_standard_status_check
      check (standard_status in ('Active', 'Closed', 'Withdrawn'))`,
  ])
    await sql.raw(statement).execute(db);
}
