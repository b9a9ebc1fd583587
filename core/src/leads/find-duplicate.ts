import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { CoreProblem } from '../http/core-problem.ts';

interface Candidate {
  micrositeId: string;
  fingerprint: string;
  idempotencyKey: string | null;
}

/**
 * Returns the id of an earlier lead of the same message: the same Idempotency-Key within a day, or the same content
 * within ten minutes. Throws the 422 problem when the key was used with another message.
 */
export async function findDuplicate(database: Database, candidate: Candidate): Promise<string | undefined> {
  const { micrositeId, fingerprint, idempotencyKey } = candidate;
  // One query instead of two, because it runs twice for every message. Without a key the first half finds nothing.
  const { rows } = await sql<{ id: string; fingerprint: string }>`
    (select id, fingerprint from lead
      where microsite_id = ${micrositeId} and idempotency_key = ${idempotencyKey} and created_at > now() - interval '1 day'
      order by created_at desc limit 1)
    union all
    (select id, fingerprint from lead
      where fingerprint = ${fingerprint} and created_at > now() - interval '10 minutes' limit 1)
  `.execute(database);
  // Only the first half returns leads with another fingerprint.
  if (rows.some((row) => row.fingerprint !== fingerprint)) throw new CoreProblem('idempotency-key-reused');
  return rows[0]?.id;
}
