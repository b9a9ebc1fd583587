import { type Kysely, sql } from 'kysely';
import { connect } from '../db/connect.ts';
import type { CoreDatabase } from '../db/schema.ts';
import { erasureColumns, lineOf } from './erase-person.ts';
import { eraseRows } from './erase-rows.ts';
import { appendErasures, type ErasureLine, readErasures } from './erasures-file.ts';
import { type Person, personHash } from './person-hash.ts';
import { phoneDigits } from './person-rows.ts';

/**
 * Erases again whoever was erased after the database was backed up: those whom the file names and the database does not. What they sent after their
 * erasure stays. Returns their number. Erasures that the file lacks are added to it.
 */
export async function repeatErasures({ databaseUrl, file, hashKey }: RepeatedErasures): Promise<number> {
  const { database, close } = connect(databaseUrl, { statementTimeout: 0, connections: 1 });
  try {
    const lines = await readErasures(file);
    const rows = await database.selectFrom('erasure').select(erasureColumns).execute();
    const known = new Set(rows.map(({ number }) => number));
    const unknown = [...lines.values()].filter(({ number }) => !known.has(number));
    for (const line of unknown) await repeatErasure(database, line, hashKey);
    await appendErasures(
      file,
      rows.filter(({ number }) => !lines.has(number)).map((row) => lineOf({ ...row })),
    );
    return unknown.length;
  } finally {
    await close();
  }
}

export interface RepeatedErasures {
  databaseUrl: string;
  file: string;
  hashKey: string;
}

async function repeatErasure(database: Kysely<CoreDatabase>, line: ErasureLine, key: string): Promise<void> {
  const until = new Date(line.at);
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<Person>`
      select distinct lower(fields->>'email') as email, ${phoneDigits(`fields->>'phone'`)} as phone from lead
      union select distinct lower(email), '' from alert
      union select distinct lower(email), '' from seller_report
      union select distinct lower(email), '' from consent where email is not null
    `.execute(transaction);
    const matching = (kind: keyof Person, hash: string | null) =>
      hash === null
        ? []
        : [...new Set(rows.map((row) => row[kind] ?? ''))].filter((value) => personHash(key, kind, value) === hash);
    const [email = ''] = matching('email', line.email_hash);
    const [phone = ''] = matching('phone', line.phone_hash);
    const scope = { sites: line.microsite_ids, until };
    const { counts } = await eraseRows(transaction, { email, phone }, scope, { key, now: until });
    await transaction
      .insertInto('erasure')
      .values({ ...line, at: until, erased: JSON.stringify(counts) })
      .execute();
  });
}
