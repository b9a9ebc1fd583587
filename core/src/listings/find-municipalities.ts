import type { Municipality } from '@vitrine/contract/core/municipalities.ts';
import type { Database } from '../db/connect.ts';
import { findPlaces } from './areas/find-places.ts';
import type { SiteCounts } from './search/count-listings.ts';

const byName = new Intl.Collator('fr-CA');

const present = (rows: { code: string; name: string }[]): Municipality[] =>
  rows
    .sort((one, other) => byName.compare(one.name, other.name))
    .map(({ code, name }) => ({ MUN_CODE: code, DESCRIPTION: name }));

/** Returns every municipality and every borough that core knows, by name. */
export const findMunicipalities = async (database: Database): Promise<Municipality[]> =>
  present(await findPlaces(database));

/** Returns the municipalities and boroughs that have listings, by name, with their numbers of listings. */
export const findSearchableMunicipalities = async (
  database: Database,
  { byPlace, rentalsByPlace }: SiteCounts,
): Promise<Municipality[]> =>
  (await findMunicipalities(database)).flatMap((municipality) => {
    const listings_count = byPlace.get(municipality.MUN_CODE);
    const rentals_count = rentalsByPlace.get(municipality.MUN_CODE) ?? 0;
    return listings_count === undefined ? [] : [{ ...municipality, listings_count, rentals_count }];
  });
