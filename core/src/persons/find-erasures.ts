import type { ErasureReceipt } from '@vitrine/contract/core/persons.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { CoreProblem } from '../http/core-problem.ts';
import type { Staff } from '../http/staff.ts';
import { type ErasureRow, erasureColumns } from './erase-person.ts';
import { presentErasure } from './receipt.ts';

/** Receipts that the list shows. */
const shown = 100;

/** Shape of a number; PostgreSQL takes no null character. */
const numberPattern = /^E-\d{8}-[2-9A-Z]{6}$/;

/** Selects the erasures that staff may see: those on their own sites. */
const visibleTo = ({ scope }: Staff): Expression<SqlBool> =>
  scope.kind === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`microsite_ids <@ ${[...scope.sites]}::text[]`;

/** Returns the last receipts that staff may see, the newest first. */
export async function findErasures(database: Database, staff: Staff): Promise<ErasureReceipt[]> {
  const [rows, waiting] = await Promise.all([
    database
      .selectFrom('erasure')
      .select(erasureColumns)
      .where(visibleTo(staff))
      .orderBy('at', 'desc')
      .limit(shown)
      .execute(),
    database.selectFrom('erasure_mail').select('number').execute(),
  ]);
  const numbers = new Set(waiting.map(({ number }) => number));
  return rows.map((row) => presentErasure(row, numbers.has(row.number)));
}

/** Returns an erasure by its number. Throws the 404 problem. */
export async function findErasure(database: Database, staff: Staff, number: string): Promise<ErasureRow> {
  const row =
    numberPattern.test(number) &&
    (await database
      .selectFrom('erasure')
      .select(erasureColumns)
      .where('number', '=', number)
      .where(visibleTo(staff))
      .executeTakeFirst());
  if (!row) throw new CoreProblem('unknown-erasure');
  return row;
}
