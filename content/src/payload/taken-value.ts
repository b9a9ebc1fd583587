import type { CollectionSlug, PayloadRequest } from 'payload';

interface LocalizedValue {
  collection: CollectionSlug;
  field: string;
  value: string;
  site: unknown;
  /** Id of the document that has the value; undefined for a new one. */
  id: string | number | undefined;
  locale: string | undefined;
}

/** True when another document of the site has the value in the same language. */
export async function isTakenInSite(
  req: PayloadRequest,
  { collection, field, value, site, id, locale }: LocalizedValue,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: {
      and: [{ site: { equals: site } }, { [field]: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])],
    },
    ...(locale ? { locale } : {}),
    req,
  });
  return totalDocs > 0;
}
