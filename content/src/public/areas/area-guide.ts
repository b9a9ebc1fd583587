import type { Localized } from '@vitrine/contract/locale.ts';
import type { Payload } from 'payload';
import { eachLocale } from '../../kinds/each-locale.ts';
import { asText } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { published } from '../pages/stored-page.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** The page that staff wrote about a place. */
export interface AreaGuide {
  title: Localized<string>;
  paths: Localized<string>;
}

/** Matches a visible market block of a place, also within other blocks. */
const marketOfPlace =
  '$.** ? (@.blockType == "area_market_block" && @.params.core_data.query.place == $place && !(@.params.is_hidden == true))';

/** Returns the guide to a place: the oldest public page of the site with a market block of that place. Null without one. */
export async function findAreaGuide(payload: Payload, site: SiteRecord, place: string): Promise<AreaGuide | null> {
  addTags(tagOf.pages(site.id));
  // Payload does not search in blocks, which it stores as JSON.
  const { rows } = await payload.db.pool.query<{ id: number }>(
    'select id from content.pages where site_id = $1 and jsonb_path_exists(blocks, $2::jsonpath, $3::jsonb)',
    [site.id, marketOfPlace, JSON.stringify({ place })],
  );
  if (rows.length === 0) return null;
  const { docs } = await payload.find({
    collection: 'pages',
    where: {
      and: [published(site), { access: { not_equals: 'restricted' } }, { id: { in: rows.map(({ id }) => id) } }],
    },
    ...{ limit: 1, pagination: false, depth: 0, locale: 'all', sort: 'id' },
    select: { title: true, path: true },
  });
  const [page] = docs;
  return page ? { title: eachLocale(page.title, asText) ?? {}, paths: eachLocale(page.path, asText) ?? {} } : null;
}
