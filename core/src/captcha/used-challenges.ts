import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** Marks a solved challenge as used; false where it was used before. Within a transaction that is undone, it is not used. */
export async function markChallengeUsed(database: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  const spent = await database
    .insertInto('captcha_spent')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Forgets challenges that have expired: they are refused for that. */
export async function deleteExpiredChallenges(database: Database): Promise<void> {
  await database.deleteFrom('captcha_spent').where('expires_at', '<', sql<Date>`now()`).execute();
}
