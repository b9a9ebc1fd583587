import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { CoreProblem } from '../http/core-problem.ts';

type Candidate = { micrositeId: string; fingerprint: string; idempotencyKey: string | null };

/**
 * The id of the lead that this message already is: the same Idempotency-Key within a day, or the same content within
 * ten minutes. Throws the 422 problem for a key that came with another message.
 */
export async function findDuplicate(database: Database, candidate: Candidate): Promise<string | undefined> {
  const { micrositeId, fingerprint, idempotencyKey } = candidate;
  if (idempotencyKey) {
    const sameKey = await database
      .selectFrom('lead')
      .select(['id', 'fingerprint'])
      .where('microsite_id', '=', micrositeId)
      .where('idempotency_key', '=', idempotencyKey)
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    if (sameKey && sameKey.fingerprint !== fingerprint) throw new CoreProblem('idempotency-key-reused');
    if (sameKey) return sameKey.id;
  }
  const same = await database
    .selectFrom('lead')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  return same?.id;
}
