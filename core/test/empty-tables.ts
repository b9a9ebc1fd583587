import { sql } from 'kysely';
import type { Database } from '../src/db/connect.ts';

/**
 * Empties tables, and those that refer to them, while a core runs that has answered messages. The report of a message is stored after its answer, by a
 * statement that joins listings and their sources: `feed_report`, which that statement locks first, comes first here too, so that neither waits for the
 * other for good.
 */
export const emptyTables = async (database: Database, ...tables: string[]): Promise<void> => {
  const names = ['feed_report', ...tables].map((table) => sql.table(table));
  await sql`truncate ${sql.join(names)} cascade`.execute(database);
};
