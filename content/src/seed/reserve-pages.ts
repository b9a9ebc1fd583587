import { type Localized, locales } from '@vitrine/contract/locale.ts';
import type { SiteBundle } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';

/**
 * Creates the pages of a bundle that the site lacks, empty and unpublished, and returns the function that finds the page of a link by the
 * link's addresses. Writes to the database directly, because the import then fills, publishes and versions the pages.
 */
export async function reservePages(
  payload: Payload,
  site: number,
  pages: SiteBundle['pages'],
): Promise<(url: Loose) => number | undefined> {
  const { docs } = await payload.find({
    ...{ collection: 'pages', where: { site: { equals: site } }, pagination: false, depth: 0, locale: 'all' },
    select: { path: true },
  });
  const ids = new Map<string, number>();
  const remember = (path: Localized<string>, id: number) => {
    for (const locale of locales) if (path[locale]) ids.set(path[locale], id);
  };
  for (const { id, path } of docs) remember(asObject(path), Number(id));
  for (const { path, title } of pages) {
    if (ids.has(path.fr)) continue;
    const data = { site, path, title, access: 'public', _status: 'draft' };
    remember(path, Number((await payload.db.create({ collection: 'pages', data })).id));
  }
  return (url) => {
    const [french, english] = locales.map((locale) => {
      const own = asText(url[locale]);
      return own === undefined ? undefined : ids.get(withLanguage(own, locale));
    });
    return french === english ? french : undefined;
  };
}

/** Returns the path of the page to which a link leads; the address of a link has no language. */
const withLanguage = (address: string, locale: string): string =>
  /^\/(fr|en)(\/|$)/.test(address) ? address : `/${locale}${address === '/' ? '' : address}`;
