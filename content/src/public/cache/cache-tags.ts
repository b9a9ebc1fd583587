import { AsyncLocalStorage } from 'node:async_hooks';

/** Tag that every answer has. It is sent when changes may have been missed, and clears all caches. */
export const everyTag = 'all';

/** Tag of an answer that a date changes, such as one that links to an article to come; no change of the database announces it. */
export const datedTag = 'dated';

/** Maximum time for which an answer is cached that a date changes, ms. An article becomes public on its date without a publication. */
export const datedKeptMs = 30_000;

/** Returns the maximum time for which an answer with these tags is cached, ms. */
export const longestKeptMs = (tags: readonly string[]): number =>
  tags.includes(datedTag) ? datedKeptMs : Number.POSITIVE_INFINITY;

/** Above this number of pictures, a page carries one tag for all of them, which bounds the header. */
const maxPictures = 40;

const collecting = new AsyncLocalStorage<Set<string>>();

/** Returns the result of `work` and the tags that it added. */
export async function collectTags<T>(work: () => Promise<T>): Promise<{ result: T; tags: string[] }> {
  const tags = new Set<string>();
  const result = await collecting.run(tags, work);
  return { result, tags: [...tags] };
}

/** Adds tags to the answer that is being composed. */
export function addTags(...tags: readonly string[]): void {
  for (const tag of tags) collecting.getStore()?.add(tag);
}

/** Returns the value of the header `Cache-Tag`: `all`, and the tags, each once. */
export function tagHeader(tags: readonly string[]): string {
  const pictures = tags.filter((tag) => tag.startsWith('media-'));
  const kept = pictures.length > maxPictures ? [...tags.filter((tag) => !pictures.includes(tag)), 'media'] : tags;
  return [...new Set([everyTag, ...kept])].join(',');
}

type Id = number | string;

/**
 * Tags by what an answer shows of the content: `site` is the header, footer, theme and settings of a site, `path` the
 * address of a page in links, `missing` the fact that no page has the address, `pages` the choice of the page of a site that shows a block,
 * and `people`, `offices` and `articles` the lists of a site. The other tags name the listings of core, by microsite or number.
 */
export const tagOf = {
  site: (site: Id) => `site-${site}`,
  page: (page: Id) => `page-${page}`,
  pages: (site: Id) => `pages-${site}`,
  path: (page: Id) => `path-${page}`,
  missing: (site: Id) => `missing-${site}`,
  article: (article: Id) => `article-${article}`,
  articles: (site: Id) => `articles-${site}`,
  category: (category: Id) => `category-${category}`,
  person: (person: Id) => `person-${person}`,
  people: (site: Id) => `people-${site}`,
  offices: (site: Id) => `offices-${site}`,
  reusable: (block: Id) => `reusable-${block}`,
  picture: (picture: Id) => `media-${picture}`,
  listing: (uls: string) => `listing-${uls}`,
  listings: (micrositeId: string) => `listings-${micrositeId.replace(/[^\w-]/g, '')}`,
};
