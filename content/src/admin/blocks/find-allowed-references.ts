/** A document of a collection by its id. */
type Reference = readonly [collection: string, id: unknown];

/**
 * Returns a test for the documents that a page of `site` may reference: those of the site and the shared ones, as far as the user may
 * read them. A collection that does not answer allows none.
 */
export async function findAllowedReferences(references: readonly Reference[], site: unknown) {
  const allowed = new Set<string>();
  for (const [collection, named] of Map.groupBy(references, ([slug]) => slug)) {
    for (const id of await findOfSite(collection, [...new Set(named.map(([, id]) => String(id)))], site))
      allowed.add(`${collection} ${id}`);
  }
  return (collection: string, id: unknown): boolean => allowed.has(`${collection} ${id}`);
}

async function findOfSite(collection: string, ids: readonly string[], site: unknown): Promise<string[]> {
  const query = new URLSearchParams({ depth: '0', limit: String(ids.length), 'where[id][in]': ids.join(',') });
  const answer = await fetch(`/api/${collection}?${query}`).catch(() => null);
  const found: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const docs = typeof found === 'object' && found !== null && 'docs' in found ? found.docs : [];
  return (Array.isArray(docs) ? docs : [])
    .filter((doc) => doc.site === null || doc.site === undefined || String(doc.site) === String(site))
    .map(({ id }) => String(id));
}
