import { defaultLocale, isLocale } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { NamedValue, Names } from '../core/criteria-names.ts';
import type { ListingServices } from '../core/listing-services.ts';
import type { SiteRecord } from '../public/sites/site-record.ts';
import { asText } from '../values/untyped-values.ts';

export async function findNames(req: PayloadRequest, site: SiteRecord, listings: ListingServices): Promise<Names> {
  const [filters, siteOffices, categories] = await Promise.all([
    listings.filters(req, site.micrositeId),
    namesOf(req, site, 'offices', 'slug'),
    namesOf(req, site, 'categories', 'id'),
  ]);
  const bySlug = (recipients: readonly { slug: string; name: string }[] | undefined) =>
    recipients?.map(({ slug, name }) => ({ value: slug, label: name })) ?? null;
  return {
    municipalities:
      filters?.municipalities.map(({ MUN_CODE, DESCRIPTION, listings_count }) => ({
        ...{ value: MUN_CODE, label: DESCRIPTION },
        ...(listings_count !== undefined && { count: listings_count }),
      })) ?? null,
    brokers: bySlug(filters?.brokers),
    offices: bySlug(filters?.offices),
    siteOffices,
    categories,
  };
}

/** Returns the names of those documents of a collection that are on the site and that the user may read. */
async function namesOf(
  req: PayloadRequest,
  site: SiteRecord,
  collection: 'offices' | 'categories',
  key: 'slug' | 'id',
): Promise<NamedValue[]> {
  const { language } = req.i18n;
  const { docs } = await req.payload.find({
    ...{ collection: collection as CollectionSlug, where: { site: { equals: site.id } }, sort: 'name' },
    ...{ depth: 0, pagination: false, overrideAccess: false, user: req.user },
    ...{ locale: isLocale(language) ? language : defaultLocale, fallbackLocale: defaultLocale },
  });
  return docs.flatMap((doc: Readonly<Record<string, unknown>>) => {
    const value = asText(doc[key]);
    return value === undefined ? [] : [{ value, label: asText(doc.name) ?? value }];
  });
}
