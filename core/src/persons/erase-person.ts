import { randomInt } from 'node:crypto';
import type { erasureRequest } from '@vitrine/contract/core/persons.ts';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { ErasureTable } from '../db/person-tables.ts';
import type { CoreDatabase } from '../db/schema.ts';
import type { Staff } from '../http/staff.ts';
import type { StaffServices } from '../leads/staff/staff-services.ts';
import { eraseRows } from './erase-rows.ts';
import type { ErasureSettings } from './erasure-settings.ts';
import { appendErasures, type ErasureLine } from './erasures-file.ts';
import { scopeOf } from './find-person.ts';
import { type Person, personHash } from './person-hash.ts';

export type ErasureRow = Selectable<ErasureTable>;

/** Letters and digits that nobody mistakes for each other on paper. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');

/** Returns the number of a receipt, such as `E-20261126-7KQ4MX`. It is random, because a restored database would count from an earlier number. */
const newNumber = (now: Date) => `E-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${letters(6)}`;

const day = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Returns what the file and the database keep of an erasure: hashes in place of the person. */
export const lineOf = (row: ErasureRow): ErasureLine => {
  const { number, at, microsite_ids, email_hash, phone_hash, staff_id, locale, backups_until } = row;
  return { number, at: at.toISOString(), microsite_ids, email_hash, phone_hash, staff_id, locale, backups_until };
};

/** The columns of an erasure, with the day as text: a `Date` would bring the time zone of the process into it. */
export const erasureColumns = [
  ...(['number', 'at', 'microsite_ids', 'email_hash', 'phone_hash', 'erased', 'staff_id', 'locale'] as const),
  sql<string>`backups_until::text`.as('backups_until'),
  'mailed_at',
] as const;

/**
 * Erases a person on the caller's sites (Law 25), notes the erasure without personal data, and queues the receipt where it is asked for. Once it is
 * committed, the file that survives a restored backup names it as well.
 */
export async function erasePerson(
  { database, queue, now: clock }: StaffServices,
  { hashKey, file, backupDays }: ErasureSettings,
  staff: Staff,
  person: Person,
  { locale, mail }: Pick<z.output<typeof erasureRequest>, 'locale' | 'mail'>,
): Promise<ErasureRow> {
  const now = clock();
  const scope = scopeOf(staff);
  const hash = (kind: keyof Person) => (person[kind] === '' ? null : personHash(hashKey, kind, person[kind]));
  const row = await database.transaction().execute(async (transaction) => {
    const { counts, bySite } = await eraseRows(transaction, person, scope, { key: hashKey, now });
    for (const [microsite_id, gone] of bySite)
      await transaction
        .insertInto('lead_deletion')
        .values({ microsite_id, ...gone, reason: 'person', staff_id: staff.id })
        .execute();
    const erasure = {
      ...{ number: newNumber(now), at: now, microsite_ids: scope.sites === null ? null : [...scope.sites] },
      ...{ email_hash: hash('email'), phone_hash: hash('phone'), erased: JSON.stringify(counts), staff_id: staff.id },
      ...{ locale, backups_until: day(now, backupDays) },
    };
    await transaction.insertInto('erasure').values(erasure).execute();
    const site = mail && person.email !== '' ? await senderOf(transaction, scope.sites, bySite) : undefined;
    if (site !== undefined) {
      const { number } = erasure;
      await transaction
        .insertInto('erasure_mail')
        .values({ number, microsite_id: site, email: person.email })
        .execute();
      await queue.add(transaction, 'erasure-receipt', [{ number }]);
    }
    return transaction
      .selectFrom('erasure')
      .select(erasureColumns)
      .where('number', '=', erasure.number)
      .executeTakeFirstOrThrow();
  });
  await appendErasures(file, [lineOf(row)]);
  return row;
}

/** Returns the site in whose name the receipt is sent: one that held something of the person, else one of the caller's. */
async function senderOf(
  transaction: Transaction<CoreDatabase>,
  sites: readonly string[] | null,
  bySite: ReadonlyMap<string, unknown>,
): Promise<string | undefined> {
  const [held] = bySite.keys();
  if (held !== undefined) return held;
  const site = await transaction
    .selectFrom('site')
    .select('microsite_id')
    .where(sites === null ? sql<boolean>`true` : sql<boolean>`microsite_id = any(${[...sites]}::text[])`)
    .orderBy('microsite_id')
    .executeTakeFirst();
  return site?.microsite_id;
}

/** Returns true when the receipt of an erasure waits to be sent. */
export async function isReceiptWaiting(database: StaffServices['database'], number: string): Promise<boolean> {
  const row = await database
    .selectFrom('erasure_mail')
    .select('number')
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}
