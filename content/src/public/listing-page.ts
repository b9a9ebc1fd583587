import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import type { CoreClient, FullListing } from './core-client.ts';
import type { PageOutcome } from './page-outcome.ts';
import type { SiteFrame } from './site-frame.ts';

const form = /^\/(?:fr\/proprietes|en\/properties)\/(?:[^/]*-)?(\d{4,12})$/;

/** The listing number that a path ends with, or null where it is no listing's path. */
export const listingNumber = (path: string): string | null => form.exec(path)?.[1] ?? null;

/** About as much as a search engine shows. */
const descriptionLength = 160;

const shortened = (text: string): string =>
  text.length <= descriptionLength ? text : `${text.slice(0, descriptionLength).replace(/\s+\S*$/, '')}\u00a0…`;

/** The page of one listing; throws CoreAwayError. The number is its identity, the words before it lead to the right address. */
export async function listingPage(
  core: CoreClient,
  site: SiteFrame,
  locale: Locale,
  path: string,
  uls: string,
): Promise<PageOutcome> {
  const listing = await core.findListing(site, locale, uls);
  if (!listing) return { status: 404 };
  const paths = addresses(listing, locale);
  const own = paths[locale];
  if (own && own !== path) return { status: 301, location: own };
  const title = `${listing.type}, ${listing.address}`;
  return {
    status: 200,
    page: {
      blocks: [
        {
          id: `listing-${uls}`,
          block_type: 'property_detail_block',
          block_params: { core_data: { source: 'properties', listing } },
          fields: {},
        },
      ],
      title: { [locale]: title },
      seo: Object.fromEntries(
        locales.map((each) => {
          const description = listing.description?.[each];
          return [each, description ? { global: { og_description: shortened(description) } } : {}];
        }),
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

/** Core's addresses carry no language; an older core tells the one of the call alone. */
function addresses(listing: FullListing, locale: Locale): Localized<string> {
  const urls: Localized<string> = listing.urls ?? { [locale]: listing.url };
  return Object.fromEntries(locales.map((each) => [each, urls[each] ? `/${each}${urls[each]}` : null]));
}
