import type { ErasedCounts } from '@vitrine/contract/core/persons.ts';
import { sql, type Transaction } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';
import { deleteQueuedMails } from '../leads/staff/delete-leads.ts';
import { queueSchema } from '../queue/queues.ts';
import { type Person, personHash } from './person-hash.ts';
import { addressedTo, consentsOf, leadsOf, type PersonScope } from './person-rows.ts';

export interface ErasedRows {
  counts: ErasedCounts;
  /** Ids of the deleted leads and number of the deleted alerts, by site. */
  bySite: Map<string, { lead_ids: string[]; alerts: number }>;
}

/** Allows the transaction to take addresses out of the register of consents, which is append-only otherwise. */
export const allowConsentChange = (transaction: Transaction<CoreDatabase>) =>
  sql`select set_config('core.consents_change', 'allowed', true)`.execute(transaction);

/**
 * Deletes all data of one person within a scope: leads with their histories, notes and mail logs, property alerts, reports to a seller, and waiting mails. The register
 * of consents keeps its entries with a keyed hash in place of the address, and notes that running consents have ended.
 */
export async function eraseRows(
  transaction: Transaction<CoreDatabase>,
  person: Person,
  scope: PersonScope,
  { key, now }: { key: string; now: Date },
): Promise<ErasedRows> {
  const found = await findRows(transaction, person, scope);
  const { leads, alerts, reports } = found;
  const consents = await reduceConsents(transaction, person, scope, { ...found, key, now });
  await deleteQueuedMails(transaction, leads);
  await deleteJobsOf(transaction, alerts, reports);
  const remove = (table: 'lead' | 'alert' | 'seller_report', ids: readonly string[]) =>
    sql`delete from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(transaction);
  await remove('lead', leads);
  await remove('alert', alerts);
  await remove('seller_report', reports);
  if (person.email !== '') {
    await transaction.deleteFrom('erasure_mail').where(sql`lower(email)`, '=', person.email).execute();
    // The rate limit's key holds the address; it would otherwise expire within minutes.
    await sql`delete from contact_rate where key = ${`email:${person.email}`}`.execute(transaction);
  }
  return {
    bySite: found.bySite,
    counts: {
      ...{ messages: leads.length, notes: found.notes, mails: found.mails, alerts: alerts.length },
      ...{ reports: reports.length, consents },
    },
  };
}

/** Deletes the jobs of mails to the person: the stored response of a mail server may name the address. */
const deleteJobsOf = (transaction: Transaction<CoreDatabase>, alerts: readonly string[], reports: readonly string[]) =>
  sql`delete from ${sql.id(queueSchema, 'job')}
    where (name = 'alert-mail' and data->>'mailId' in (select id::text from alert_mail where alert_id = any(${[...alerts]}::uuid[])))
      or (name = 'seller-report' and data->>'reportId' = any(${[...reports]}::text[]))`.execute(transaction);

async function findRows(transaction: Transaction<CoreDatabase>, person: Person, scope: PersonScope) {
  const leadRows = await transaction
    .selectFrom('lead')
    .select(['id', 'microsite_id'])
    .where(leadsOf(person, scope))
    .forUpdate()
    .execute();
  const alertRows = await transaction
    .selectFrom('alert')
    .select(['id', 'microsite_id'])
    .where(addressedTo(person, scope))
    .forUpdate()
    .execute();
  const reportRows = await transaction
    .selectFrom('seller_report')
    .select(['id', 'microsite_id'])
    .where(addressedTo(person, scope))
    .forUpdate()
    .execute();
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const [leads, alerts, reports] = [ids(leadRows), ids(alertRows), ids(reportRows)];
  const { rows } = await sql<{ notes: number; mails: number }>`select
    (select count(*)::int from lead_note where lead_id = any(${leads}::uuid[])) as notes,
    (select count(*)::int from lead_mail where lead_id = any(${leads}::uuid[]))
      + (select count(*)::int from alert_mail where alert_id = any(${alerts}::uuid[]))
      + (select count(*)::int from seller_report_mail where report_id = any(${reports}::uuid[])) as mails
  `.execute(transaction);
  const sites = new Set([...leadRows, ...alertRows, ...reportRows].map(({ microsite_id }) => microsite_id));
  const bySite = new Map(
    [...sites].map((site) => [
      site,
      {
        lead_ids: ids(leadRows.filter(({ microsite_id }) => microsite_id === site)),
        alerts: alertRows.filter(({ microsite_id }) => microsite_id === site).length,
      },
    ]),
  );
  return { leads, alerts, reports, notes: rows[0]?.notes ?? 0, mails: rows[0]?.mails ?? 0, bySite };
}

interface Reduced {
  leads: readonly string[];
  alerts: readonly string[];
  reports: readonly string[];
  key: string;
  now: Date;
}

/** Replaces the address by its hash in the entries of a person, and returns their number. */
async function reduceConsents(
  transaction: Transaction<CoreDatabase>,
  person: Person,
  scope: PersonScope,
  { leads, alerts, reports, key, now }: Reduced,
): Promise<number> {
  await allowConsentChange(transaction);
  const rows = await transaction
    .selectFrom('consent')
    .select(['id', 'email'])
    .where(consentsOf(person, scope, [...leads, ...alerts, ...reports]))
    .execute();
  for (const [email, entries] of Map.groupBy(rows, (row) => (row.email ?? '').toLowerCase()))
    await sql`update consent set email = null, email_hash = ${personHash(key, 'email', email)}
      where id = any(${entries.map(({ id }) => id)}::bigint[])`.execute(transaction);
  // An alert or a report that runs is a consent that ends here.
  await sql`insert into consent (microsite_id, subject, subject_id, purpose, event, way, email_hash, locale, at)
    select distinct on (subject_id) microsite_id, subject, subject_id, purpose, 'withdrawn', 'erasure', email_hash, locale, ${now}::timestamptz
    from consent as given
    where subject_id = any(${[...alerts, ...reports]}::uuid[]) and event = 'given'
      and not exists (select 1 from consent as ended where ended.subject_id = given.subject_id and ended.event = 'withdrawn')
    order by subject_id, at`.execute(transaction);
  return rows.length;
}
