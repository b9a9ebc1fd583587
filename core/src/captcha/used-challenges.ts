import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/**
 * Marks a solved challenge as used. Returns false when it was used before. A rollback of the transaction reverts it.
 */
export async function markChallengeUsed(database: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  const spent = await database
    .insertInto('captcha_spent')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Deletes expired challenges, which are refused for their age even when they are unused. */
export async function deleteExpiredChallenges(database: Database): Promise<void> {
  await database.deleteFrom('captcha_spent').where('expires_at', '<', sql<Date>`now()`).execute();
}
