import { areaTransactions } from '@vitrine/contract/core/area.ts';
import { areaPaths } from '@vitrine/contract/core/area-path.ts';
import { locales } from '@vitrine/contract/locale.ts';
import type { Payload } from 'payload';
import { asObject, asText } from '../../values/untyped-values.ts';
import { published } from '../pages/stored-page.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** The first parts of the paths of all areas. */
const roots = areaTransactions.flatMap((transaction) =>
  Object.values(areaPaths({ transaction, municipality: null, borough: null, type: null })),
);

/** Returns the paths of areas at which staff have published pages of their own, which replace those of the areas. */
export async function storedAreaPaths(payload: Payload, site: SiteRecord): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [published(site), { or: roots.map((root) => ({ path: { contains: root } })) }] },
    pagination: false,
    depth: 0,
    locale: 'all',
    select: { path: true },
  });
  return new Set(docs.flatMap(({ path }) => locales.flatMap((locale) => asText(asObject(path)[locale]) ?? [])));
}
