import { z } from 'zod';
import { everyTag, tagOf } from './cache-tags.ts';

/** A changed row, as the triggers of the database announce it; the hook of pages announces their paths. */
const rowChange = z.object({
  table: z.enum([
    'pages',
    'articles',
    'categories',
    'people',
    'offices',
    'media',
    'sites',
    'redirects',
    'page_paths',
    'reusable_blocks',
  ]),
  id: z.number(),
  /** The row's site; null for media of all sites. */
  site: z.number().nullable(),
});
type RowChange = z.output<typeof rowChange>;

const tagsByTable: Record<RowChange['table'], (id: number, site: number) => string[]> = {
  pages: (id, site) => [tagOf.page(id), tagOf.missing(site), tagOf.pages(site)],
  articles: (id, site) => [tagOf.article(id), tagOf.articles(site), tagOf.missing(site)],
  categories: (id, site) => [tagOf.category(id), tagOf.articles(site)],
  people: (id, site) => [tagOf.person(id), tagOf.people(site)],
  offices: (_, site) => [tagOf.offices(site)],
  media: (id) => [tagOf.picture(id), 'media'],
  sites: (id) => [tagOf.site(id)],
  page_paths: (id) => [tagOf.path(id)],
  redirects: (_, site) => [tagOf.missing(site)],
  reusable_blocks: (id) => [tagOf.reusable(id)],
};

/** Returns the tags of the answers that show a changed row; `everyTag` for an announcement that cannot be parsed. */
export function changedTags(announcement: string): string[] {
  const change = rowChange.safeParse(readJson(announcement));
  if (!change.success) return [everyTag];
  const { table, id, site } = change.data;
  return tagsByTable[table](id, site ?? 0);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
