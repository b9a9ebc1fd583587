import type { Localized } from '@vitrine/contract/locale.ts';
import type { Payload } from 'payload';
import { eachLocale } from '../../kinds/each-locale.ts';
import { asText, type Loose } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { published } from '../pages/stored-page.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Returns the paths of the published pages of people or offices that were read with depth 0, by the id of the page. */
export async function pagePaths(
  payload: Payload,
  site: SiteRecord,
  owners: readonly Loose[],
): Promise<Map<unknown, Localized<string>>> {
  const ids = owners.map(({ page }) => page).filter((id) => typeof id === 'number');
  if (ids.length === 0) return new Map();
  addTags(...ids.map(tagOf.page));
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [published(site), { id: { in: ids } }] },
    select: { path: true },
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  return new Map(docs.map(({ id, path }) => [id, eachLocale(path, asText) ?? {}]));
}
