import { propertyDetail } from '@vitrine/contract/blocks/property-detail.ts';
import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import type { Loose } from '../untyped-values.ts';
import { addTags, tagOf } from './cache-tags.ts';
import { type CoreClient, CoreUnavailableError, type FullListing } from './core-client.ts';
import { listingSeo, listingTitle } from './listing-seo.ts';
import type { PageOutcome } from './page-outcome.ts';
import { brokerCard } from './people-items.ts';
import type { SiteRecord } from './site-record.ts';

/** The words of the other language lead to the listing as well; which ones are right, core says. */
const form = /^\/(?:fr|en)\/(?:proprietes|properties)\/(?:[^/]*-)?(\d{4,12})$/;

/** The listing number that a path ends with, or null where it is no listing's path. */
export const listingNumber = (path: string): string | null => form.exec(path)?.[1] ?? null;

/**
 * The page of one listing. The number is its identity, the words before it lead to the right address. One that left the market
 * says so and is kept from search engines; once it is gone, the same page answers 410.
 */
export async function listingPage(
  { payload, core }: { payload: Payload; core: CoreClient },
  site: SiteRecord,
  locale: Locale,
  path: string,
  uls: string,
): Promise<PageOutcome> {
  const listing = await core.findListing(site, locale, uls).catch((error: unknown) => {
    if (error instanceof CoreUnavailableError) return undefined;
    throw error;
  });
  addTags(tagOf.listing(uls));
  if (listing === undefined) return withoutCore(locale, path, uls);
  if (listing === null) return { status: 404 };
  const paths = addresses(listing, locale);
  const own = paths[locale];
  if (own && own !== path) return { status: 301, location: own };
  const broker_card = listing.broker ? await brokerCard(payload, site, listing.broker) : null;
  return {
    status: listing.status === 'gone' ? 410 : 200,
    usesCore: true,
    page: {
      blocks: [detailBlock(uls, { listing: { ...listing, broker_card } })],
      title: { [locale]: listingTitle(listing, locale) },
      seo: Object.fromEntries(locales.map((each) => [each, listingSeo(listing, each, locale)])),
      alternatePaths: locales.flatMap((each) => {
        const address = paths[each];
        return address ? [{ locale: each, path: address }] : [];
      }),
      footerOverride: null,
      variant: null,
    },
  };
}

const detailBlock = (uls: string, data: Loose): WireBlock => ({
  id: `listing-${uls}`,
  block_type: propertyDetail.type,
  block_params: { core_data: { source: 'properties', ...data } },
  fields: {},
});

/** While core is unavailable the page says so and offers to try again; search engines do not index it. */
const withoutCore = (locale: Locale, path: string, uls: string): PageOutcome => ({
  status: 200,
  coreFailed: true,
  page: {
    blocks: [detailBlock(uls, { failed: true })],
    title: { fr: 'Propriété', en: 'Property' },
    seo: { [locale]: { robots_index_rule: 'noindex' } },
    alternatePaths: [{ locale, path }],
    footerOverride: null,
    variant: null,
  },
});

/** Adds the language, which core's addresses lack; an older core has only the address of the call's language. */
function addresses(listing: FullListing, locale: Locale): Localized<string> {
  const urls: Localized<string> = listing.urls ?? { [locale]: listing.url };
  return Object.fromEntries(locales.map((each) => [each, urls[each] ? `/${each}${urls[each]}` : null]));
}
