import { isIndexedArea, type ListedArea } from '@vitrine/contract/core/area.ts';
import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { onSite } from '../search-query.ts';
import type { Municipalities } from './municipality-directory.ts';

interface AreaRow {
  transaction_type: ListedArea['transaction'];
  municipality_code: string | null;
  property_type: PropertyTypeCode | null;
  count: number;
  type_count: number;
  last_modified: Date;
}

/**
 * Returns the areas of a site that search engines may index. An area's date is the latest change of any of its listings, including
 * those sold or withdrawn since.
 */
export async function findListedAreas(
  database: Database,
  micrositeId: string,
  { byCode }: Municipalities,
): Promise<ListedArea[]> {
  const { rows } = await sql<AreaRow>`
    select transaction_type, municipality_code, property_type,
      (count(*) filter (where standard_status = 'Active'))::integer as count,
      (count(distinct property_type) filter (where standard_status = 'Active'))::integer as type_count,
      max(modification_timestamp) as last_modified
    from listing where ${onSite(micrositeId)}
    group by grouping sets (
      (transaction_type), (transaction_type, municipality_code), (transaction_type, municipality_code, property_type)
    )
    order by transaction_type, municipality_code nulls first, property_type nulls first`.execute(database);
  return rows.flatMap(({ transaction_type: transaction, municipality_code, property_type: type, ...row }) => {
    const municipality = municipality_code === null ? null : byCode.get(municipality_code)?.slug;
    const { count, type_count: typeCount } = row;
    if (municipality === undefined || !isIndexedArea({ municipality, type, count, typeCount })) return [];
    return [{ transaction, municipality, type, last_modified: row.last_modified.toISOString() }];
  });
}
