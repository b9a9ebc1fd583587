import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** Marks a solved challenge as used; false where it was used before. Within a transaction that is undone, it is not used. */
export async function spendChallenge(database: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  await database.deleteFrom('captcha_spent').where('expires_at', '<', sql<Date>`now()`).execute();
  const spent = await database
    .insertInto('captcha_spent')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return spent !== undefined;
}
