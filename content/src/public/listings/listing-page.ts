import { propertyDetail } from '@vitrine/contract/blocks/property-detail.ts';
import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import type { Loose } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { type CoreClient, CoreUnavailableError, type FullListing } from '../core/core-client.ts';
import { officeCard } from '../items/office-items.ts';
import { brokerCard } from '../items/people-items.ts';
import type { PageOutcome } from '../pages/page-outcome.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { socialPicture } from '../social/listing-card.ts';
import { listingSeo, listingTitle } from './listing-seo.ts';

/** Matches the path of a listing with any words in either language; core determines the canonical address. */
const form = /^\/(?:fr|en)\/(?:proprietes|properties)\/(?:[^/]*-)?(\d{4,12})$/;

/** Returns the listing number at the end of a path, or null when it is not a listing's path. */
export const listingNumber = (path: string): string | null => form.exec(path)?.[1] ?? null;

/**
 * Returns the page of a listing. The number identifies it; different words before it redirect to the canonical address, and a listing
 * off the market to that of the same property under a new number. The page of any other listing off the market states so and is not
 * indexed; later it answers 410.
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
  if (listing.successor) return { status: 301, location: `/${locale}${listing.successor[locale]}`, usesCore: true };
  const paths = addresses(listing, locale);
  const own = paths[locale];
  if (own && own !== path) return { status: 301, location: own, usesCore: true };
  const broker_card = listing.broker ? await brokerCard(payload, site, listing.broker) : null;
  const co_broker_cards = await Promise.all(
    listing.co_brokers.map(async (slug) => ({ slug, card: await brokerCard(payload, site, slug) })),
  );
  const office_card = listing.office ? await officeCard(payload, site, listing.office) : null;
  const picture = socialPicture(listing, { site, locale, uls });
  return {
    status: listing.status === 'gone' ? 410 : 200,
    usesCore: true,
    page: {
      blocks: [detailBlock(uls, { listing: { ...listing, broker_card, co_broker_cards, office_card } })],
      // Two listings may have the same address, so the number makes the title unique.
      title: { [locale]: `${listingTitle(listing, locale)} | ${uls}` },
      seo: Object.fromEntries(
        locales.map((each) => [each, listingSeo(listing, { site, locale: each, asked: locale, picture })]),
      ),
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

/** Returns the page shown while core is unavailable, with a button to retry; search engines do not index it. */
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

/**
 * Returns the addresses with the locale prefix, which core omits; an older core returns only the address in the language of the
 * call.
 */
function addresses(listing: FullListing, locale: Locale): Localized<string> {
  const urls: Localized<string> = listing.urls ?? { [locale]: listing.url };
  return Object.fromEntries(locales.map((each) => [each, urls[each] ? `/${each}${urls[each]}` : null]));
}
