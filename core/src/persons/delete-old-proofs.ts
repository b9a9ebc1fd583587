import type { RetentionKind } from '@vitrine/contract/core/retention.ts';
import { proofRetentionDays } from '@vitrine/contract/core/retention.ts';
import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { CoreDatabase } from '../db/schema.ts';
import { daysBefore, recordRetention } from '../retention/record-retention.ts';
import { allowConsentChange } from './erase-rows.ts';
import { personHash } from './person-hash.ts';

/** Days for which a receipt waits for the mail server; its job gives up before. */
const receiptDays = 60;

/** True for an entry of the register whose message, alert or report is deleted. */
const isOrphan = sql<boolean>`not exists (select 1 from lead where id = subject_id)
  and not exists (select 1 from alert where id = subject_id) and not exists (select 1 from seller_report where id = subject_id)`;

/**
 * Deletes proofs of consent at the end of each site's period: alerts and reports that ended before, and entries of the register to which nothing belongs
 * any more. Until then such entries keep a hash in place of the address.
 */
export async function deleteOldProofs(database: Database, key: string, now: Date, logger: Logger): Promise<void> {
  const sites = await database.selectFrom('site').select(['microsite_id', 'proof_retention_days as days']).execute();
  let total = 0;
  const note = async (kind: RetentionKind, microsite_id: string | null, before: Date, deleted: number) => {
    total += deleted;
    await recordRetention(database, { kind, microsite_id, before, deleted, at: now });
  };
  for (const { microsite_id: site, days } of sites) {
    const before = daysBefore(now, days);
    const [alerts] = await database
      .deleteFrom('alert')
      .where('microsite_id', '=', site)
      .where('status', '=', 'unsubscribed')
      .where('withdrawn_at', '<', before)
      .execute();
    await note('ended_alerts', site, before, Number(alerts?.numDeletedRows ?? 0));
    const [reports] = await database
      .deleteFrom('seller_report')
      .where('microsite_id', '=', site)
      .where('ended_at', '<', before)
      .execute();
    await note('ended_reports', site, before, Number(reports?.numDeletedRows ?? 0));
    const consents = await database.transaction().execute((transaction) => deleteOrphans(transaction, site, before));
    await note('consents', site, before, consents);
  }
  await note(
    'consent_addresses',
    null,
    now,
    await database.transaction().execute((transaction) => reduceOrphans(transaction, key)),
  );
  const unsent = daysBefore(now, receiptDays);
  const [receipts] = await database.deleteFrom('erasure_mail').where('created_at', '<', unsent).execute();
  await note('unsent_receipts', null, unsent, Number(receipts?.numDeletedRows ?? 0));
  await database.deleteFrom('retention_run').where('at', '<', daysBefore(now, proofRetentionDays.max)).execute();
  if (total > 0) logger.info({ deleted: total }, 'Proofs of consent were deleted at the end of their retention period');
}

async function deleteOrphans(transaction: Transaction<CoreDatabase>, site: string, before: Date): Promise<number> {
  await allowConsentChange(transaction);
  const [gone] = await transaction
    .deleteFrom('consent')
    .where('microsite_id', '=', site)
    .where(
      sql<boolean>`subject_id in (select subject_id from consent where microsite_id = ${site} group by subject_id having max(at) < ${before}::timestamptz)`,
    )
    .where(isOrphan)
    .execute();
  return Number(gone?.numDeletedRows ?? 0);
}

/** Replaces the address by its hash in entries whose message, alert or report is deleted, and returns their number. */
async function reduceOrphans(transaction: Transaction<CoreDatabase>, key: string): Promise<number> {
  await allowConsentChange(transaction);
  const rows = await transaction
    .selectFrom('consent')
    .select(['id', 'email'])
    .where('email', 'is not', null)
    .where(isOrphan)
    .execute();
  for (const [email, entries] of Map.groupBy(rows, (row) => (row.email ?? '').toLowerCase()))
    await sql`update consent set email = null, email_hash = ${personHash(key, 'email', email)}
      where id = any(${entries.map(({ id }) => id)}::bigint[])`.execute(transaction);
  return rows.length;
}
