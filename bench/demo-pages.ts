import { getHtml } from './get-html.ts';

/** Kinds of pages other than the home page, each with the block that only pages of this kind have. */
export const blockOf = {
  search: 'search_properties_block',
  listing: 'property_detail_block',
  blog: 'blog_posts_archive_block',
  article: 'blog_post_block',
  contact: 'contact_form_block',
} as const;

export const pageKinds = ['home', ...Object.keys(blockOf)];

/**
 * Returns the address of a French page of each kind by following the links of the site from its home page. Throws when a kind
 * cannot be reached.
 */
export async function findPages(origin: string): Promise<Record<string, string>> {
  const home = `${origin}/fr`;
  const found: Record<string, string> = { home };
  const waiting = [home];
  const seen = new Set(waiting);
  while (waiting.length > 0) {
    const url = waiting.shift() ?? home;
    const html = await getHtml(url);
    const kind = Object.entries(blockOf).find(([, block]) => html.includes(` data-block="${block}"`))?.[0];
    if (kind && url !== home) found[kind] ??= url;
    if (pageKinds.every((each) => found[each])) return found;
    for (const [, path = ''] of html.matchAll(/ href="(\/fr\/[^"?#]*)"/g)) {
      const next = origin + path;
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  throw new Error(`${origin} has no page of these kinds: ${pageKinds.filter((kind) => !found[kind]).join(', ')}.`);
}
