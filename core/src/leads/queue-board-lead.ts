import { sql, type Transaction } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';
import type { JobQueue } from '../queue/job-queue.ts';

interface BoardLead {
  leadId: string;
  micrositeId: string;
  /** Number of the listing. */
  uls: string | undefined;
}

/**
 * Queues that a message is also sent to the board of its listing, within the transaction that stores or releases it. Does nothing for a listing whose source
 * sends none, or which the site does not show on offer. A message is queued once.
 */
export async function queueBoardLead(
  transaction: Transaction<CoreDatabase>,
  queue: JobQueue,
  { leadId, micrositeId, uls }: BoardLead,
): Promise<void> {
  if (uls === undefined) return;
  const { rows } = await sql<{ lead_id: string }>`
    insert into board_lead (lead_id, source_id, source_key)
    select ${leadId}, record.source_id, record.source_key
    from feed_record record
    join listing on listing.listing_key = record.listing_key and listing.standard_status = 'Active'
    join feed_source source on source.id = record.source_id
    where record.listing_key = ${uls} and record.state = 'shown' and ${micrositeId} = any(listing.microsite_ids)
      and source.kind = 'ddf' and source.is_active and source.removed_at is null and source.settings->>'sendsLeads' = 'true'
    limit 1
    on conflict do nothing
    returning lead_id
  `.execute(transaction);
  if (rows.length > 0) await queue.add(transaction, 'lead-board', [{ leadId }]);
}
