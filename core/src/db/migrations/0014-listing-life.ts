import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table listing add column office_key text, add column conditional_offer boolean not null default false`,
  `alter table site
    add column off_market_days integer not null default 90 check (off_market_days between 0 and 730),
    add column sold_days integer check (sold_days between 0 and 3650),
    add column shows_price_history boolean not null default false`,
];

/**
 * Adds the office of a listing, its conditional offer, the days for which a site keeps the pages of listings off the market and of sold
 * ones, and whether it shows previous prices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table site drop column shows_price_history, drop column sold_days, drop column off_market_days`,
    `alter table listing drop column conditional_offer, drop column office_key`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
