import { fullBoroughName } from '@vitrine/contract/core/quebec-boroughs.ts';
import type { Database } from '../../db/connect.ts';

/** A municipality, or a borough with the name of its municipality before its own: `Montréal (Verdun)`. */
export interface Place {
  code: string;
  name: string;
}

/** Returns every municipality and every borough that a search or an alert may name. */
export async function findPlaces(database: Database): Promise<Place[]> {
  const [municipalities, boroughs] = await Promise.all([
    database.selectFrom('municipality').select(['code', 'name']).execute(),
    database
      .selectFrom('borough')
      .innerJoin('municipality', 'municipality.code', 'borough.municipality_code')
      .select(['borough.code', 'borough.name', 'municipality.name as municipality'])
      .execute(),
  ]);
  return [
    ...municipalities,
    ...boroughs.map(({ code, name, municipality }) => ({ code, name: fullBoroughName(municipality, name) })),
  ];
}
