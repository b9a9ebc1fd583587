import type { Municipality } from '@vitrine/contract/core/municipalities.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { onSite } from './search-query.ts';

const byName = new Intl.Collator('fr-CA');

const present = (rows: { code: string; name: string }[]): Municipality[] =>
  rows
    .sort((one, other) => byName.compare(one.name, other.name))
    .map(({ code, name }) => ({ MUN_CODE: code, DESCRIPTION: name }));

/** Every municipality that core knows, by name. */
export const findMunicipalities = async (database: Database): Promise<Municipality[]> =>
  present(await database.selectFrom('municipality').selectAll().execute());

/** The municipalities in which the site has active listings, by name. */
export const findSearchableMunicipalities = async (database: Database, micrositeId: string): Promise<Municipality[]> =>
  present(
    await database
      .selectFrom('municipality')
      .selectAll()
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('listing')
            .select('listing_key')
            .whereRef('municipality_code', '=', 'municipality.code')
            .where(sql<boolean>`standard_status = 'Active'`)
            .where(onSite(micrositeId)),
        ),
      )
      .execute(),
  );
