import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { CoreDatabase } from '../db/schema.ts';

export interface Site extends Selectable<CoreDatabase['site']> {
  /** Slugs of the brokers who own the site; empty for the site of an agency. */
  own_brokers: string[];
}

/** Returns the microsite, or undefined when there is none with that id. */
export const findSite = (database: Database, micrositeId: string): Promise<Site | undefined> =>
  database
    .selectFrom('site')
    .selectAll()
    .select(
      sql<string[]>`array(select slug from recipient
        where recipient.microsite_id = site.microsite_id and type = 'broker' and site_type = 'broker')`.as(
        'own_brokers',
      ),
    )
    .where('microsite_id', '=', micrositeId)
    .executeTakeFirst();
