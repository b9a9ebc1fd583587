import type { Selectable } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { CoreDatabase } from '../db/schema.ts';

export type Site = Selectable<CoreDatabase['site']>;

/** Returns the microsite, or undefined when there is none with that id. */
export const findSite = (database: Database, micrositeId: string): Promise<Site | undefined> =>
  database.selectFrom('site').selectAll().where('microsite_id', '=', micrositeId).executeTakeFirst();
