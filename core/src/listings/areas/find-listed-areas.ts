import { isIndexedArea, type ListedArea } from '@vitrine/contract/core/area.ts';
import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { onSite } from '../search-query.ts';
import type { Municipalities } from './municipality-directory.ts';

interface AreaRow {
  transaction_type: ListedArea['transaction'];
  municipality_code: string | null;
  borough_code: string | null;
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
  { byCode, boroughs }: Municipalities,
): Promise<ListedArea[]> {
  const { rows } = await sql<AreaRow>`
    select transaction_type, municipality_code, borough_code, property_type,
      (count(*) filter (where standard_status = 'Active'))::integer as count,
      (count(distinct property_type) filter (where standard_status = 'Active'))::integer as type_count,
      max(modification_timestamp) as last_modified
    from listing where ${onSite(micrositeId)}
    group by grouping sets (
      (transaction_type), (transaction_type, municipality_code), (transaction_type, municipality_code, property_type),
      (transaction_type, municipality_code, borough_code), (transaction_type, municipality_code, borough_code, property_type)
    )
    -- Listings without a borough are no area of their own.
    having grouping(borough_code) = 1 or borough_code is not null
    order by transaction_type, municipality_code nulls first, borough_code nulls first, property_type nulls first`.execute(
    database,
  );
  const keyOf = ({ transaction_type, municipality_code, property_type }: AreaRow) =>
    `${transaction_type} ${municipality_code} ${property_type}`;
  const around = new Map(rows.flatMap((row) => (row.borough_code === null ? [[keyOf(row), row.count]] : [])));
  return rows.flatMap((row) => {
    const { transaction_type: transaction, property_type: type, count, type_count: typeCount } = row;
    const municipality = row.municipality_code === null ? null : byCode.get(row.municipality_code)?.slug;
    const borough = row.borough_code === null ? null : boroughs.get(row.borough_code)?.slug;
    if (municipality === undefined || borough === undefined) return [];
    const whole = borough === null ? null : (around.get(keyOf(row)) ?? null);
    if (!isIndexedArea({ municipality, type, count, typeCount, around: whole })) return [];
    return [{ transaction, municipality, borough, type, last_modified: row.last_modified.toISOString() }];
  });
}
