import type { ConsentEntry, ConsentList, ConsentQuery } from '@vitrine/contract/core/consents.ts';
import { consentPageSize } from '@vitrine/contract/core/consents.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** Selects the entries of the register with the words that were shown. */
export const consentColumns = (database: Database) =>
  database
    .selectFrom('consent')
    .leftJoin('consent_wording', 'consent_wording.id', 'consent.wording_id')
    .select(['consent.id', 'consent.microsite_id', 'consent.purpose', 'consent.event', 'consent.way', 'consent.email'])
    .select(['consent.locale', 'consent.page', 'consent.at', 'consent_wording.words', 'consent_wording.version']);

type Row = Awaited<ReturnType<ReturnType<typeof consentColumns>['execute']>>[number];

export const presentConsent = ({ purpose, email, at, ...row }: Row): ConsentEntry => ({
  ...row,
  // The triggers write purposes of the contract alone.
  purpose: purpose as ConsentEntry['purpose'],
  email: email ?? '',
  at: at.toISOString(),
});

/** Sites of a member of the staff; null for all. */
export type Sites = readonly string[] | null;

const onSites = (sites: Sites): Expression<SqlBool> =>
  sites === null ? sql<SqlBool>`true` : sql<SqlBool>`consent.microsite_id = any(${[...sites]}::text[])`;

export const consentConditions = (sites: Sites, { site, event, purpose }: Omit<ConsentQuery, 'page'>) => [
  onSites(sites),
  ...(site ? [sql<SqlBool>`consent.microsite_id = ${site}`] : []),
  ...(event ? [sql<SqlBool>`consent.event = ${event}`] : []),
  ...(purpose ? [sql<SqlBool>`consent.purpose = ${purpose}`] : []),
];

/** Returns a page of the register on the given sites, the newest entry first. */
export async function findConsents(database: Database, sites: Sites, query: ConsentQuery): Promise<ConsentList> {
  const where = consentConditions(sites, query);
  const [rows, { total }] = await Promise.all([
    consentColumns(database)
      .where((is) => is.and(where))
      .orderBy('consent.at', 'desc')
      .orderBy('consent.id', 'desc')
      .limit(consentPageSize)
      .offset((query.page - 1) * consentPageSize)
      .execute(),
    database
      .selectFrom('consent')
      .select(sql<number>`count(*)::int`.as('total'))
      .where((is) => is.and(where))
      .executeTakeFirstOrThrow(),
  ]);
  return { consents: rows.map(presentConsent), total };
}
