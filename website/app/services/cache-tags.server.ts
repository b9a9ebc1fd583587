import { AsyncLocalStorage } from 'node:async_hooks';

const collecting = new AsyncLocalStorage<Set<string>>();

/** Matches one cache tag: letters, digits, hyphens and underscores, bounded because it goes into headers. */
const tagForm = /^[\w-]{1,64}$/;
/** Maximum number of tags of a page. */
const maxTags = 200;

/** Returns the result of `work` and the cache tags of all service answers that it used, also those used by what it called. */
export async function collectCacheTags<T>(work: () => Promise<T>): Promise<{ result: T; tags: string[] }> {
  const tags = new Set<string>();
  const result = await collecting.run(tags, work);
  return { result, tags: [...tags].slice(0, maxTags) };
}

/** Adds the tags of a service answer, comma-separated, to the page that is being rendered, if any. */
export function addCacheTags(header: string | null): void {
  const tags = collecting.getStore();
  if (tags === undefined || header === null) return;
  for (const tag of header.split(',').map((given) => given.trim())) if (tagForm.test(tag)) tags.add(tag);
}
