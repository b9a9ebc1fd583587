import { type Expression, type SqlBool, sql } from 'kysely';
import type { Person } from './person-hash.ts';

/** Restricts what is found: to sites (null: all), and to what is no newer than a moment. */
export interface PersonScope {
  sites: readonly string[] | null;
  until: Date | null;
}

/** Normalises a phone number in SQL as `normalisePerson` does. */
export const phoneDigits = (column: string): Expression<string> =>
  sql<string>`regexp_replace(regexp_replace(regexp_replace(coalesce(${sql.raw(column)}, ''),
    '(poste|p\\.?|ext(ension)?\\.?|x|#)\\s*\\d+\\s*$', '', 'i'), '\\D', '', 'g'), '^1(?=\\d{10}$)', '')`;

const inScope = ({ sites, until }: PersonScope, moment: string, site = 'microsite_id'): Expression<SqlBool> =>
  sql<SqlBool>`(${sites === null ? sql`true` : sql`${sql.raw(site)} = any(${[...sites]}::text[])`})
    and ${until === null ? sql`true` : sql`${sql.raw(moment)} <= ${until}::timestamptz`}`;

const hasAddress = (column: string, { email }: Person): Expression<SqlBool> =>
  email === '' ? sql<SqlBool>`false` : sql<SqlBool>`lower(${sql.raw(column)}) = ${email}`;

/** Selects the leads of a person. */
export const leadsOf = (person: Person, scope: PersonScope): Expression<SqlBool> =>
  sql<SqlBool>`${inScope(scope, 'created_at')} and (${hasAddress(`fields->>'email'`, person)} or ${
    person.phone === '' ? sql`false` : sql`${phoneDigits(`fields->>'phone'`)} = ${person.phone}`
  })`;

/** Selects the alerts, or the reports to a seller, of a person. */
export const addressedTo = (person: Person, scope: PersonScope): Expression<SqlBool> =>
  sql<SqlBool>`${inScope(scope, 'created_at')} and ${hasAddress('email', person)}`;

const consentInScope = (scope: PersonScope) => inScope(scope, 'consent.at', 'consent.microsite_id');

/** Selects the entries of the register that keep a hash in place of the address. */
export const reducedConsentsOf = (hash: string | null, scope: PersonScope): Expression<SqlBool> =>
  sql<SqlBool>`${consentInScope(scope)} and email_hash = ${hash}`;

/** Selects the entries of the register of consents that name a person, or belong to what is theirs. */
export const consentsOf = (person: Person, scope: PersonScope, subjects: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`${consentInScope(scope)} and email is not null
    and (${hasAddress('email', person)} or subject_id = any(${[...subjects]}::uuid[]))`;
