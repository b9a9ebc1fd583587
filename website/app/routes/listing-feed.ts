import type { ListingSummary } from '../components/listing-card/listing-summary.ts';
import { readListings } from '../components/listing-card/read-listings.server.ts';
import type { FeedItem } from '../document/rss-feed.server.ts';
import { localeOfPath } from '../locale/paths.ts';
import { bodyOf } from '../page/load-block-data.server.ts';
import { writeFilters } from '../search/filters.ts';
import { readSearch } from '../search/read-search.ts';
import { assetUrl } from '../services/content.server.ts';
import { fetchProperties } from '../services/core.server.ts';
import { log } from '../services/log.server.ts';
import { siteAccess } from '../services/site.server.ts';
import { problem } from './api/api-call.server.ts';
import { feedChannel, feedResponse } from './feed.server.ts';
import type { RouteCall } from './route.ts';

/** Number of listings in the feed. */
const feedSize = 50;

/** Serves `GET /fr/proprietes/rss.xml` and `GET /en/properties/rss.xml`: the newest listings of a language, with the filters of the search, as RSS. */
export async function get({ url, context }: RouteCall): Promise<Response> {
  const { hostname, origin, requestId } = context;
  const locale = localeOfPath(url.pathname) ?? 'fr';
  const site = await siteAccess(hostname, locale);
  if (site === 'unknown-site') return problem(421, 'No site answers to this name here.');
  if (!site) return problem(503, 'The site cannot be reached right now.');
  const filters = writeFilters(readSearch(url.searchParams).filters);
  const query = new URLSearchParams([...filters, ['order_by', 'newest'], ['page', '1'], ['limit', String(feedSize)]]);
  const [channel, answer] = await Promise.all([
    feedChannel('search', { locale, query: filters }, context),
    fetchProperties(query, { site, locale, requestId }),
  ]);
  if (channel === 'no-page') return problem(404, 'The site has no search.');
  const read = { locale, asset: assetUrl, warn: (message: string) => log.warn({ requestId }, message) };
  const page = readListings(bodyOf(answer), read);
  if (!channel || !page) return problem(503, 'The listings cannot be read right now.');
  const items = page.listings.map((listing) => itemOf(listing, origin));
  return feedResponse(
    channel,
    (async function* () {
      yield items;
    })(),
  );
}

/** Returns the item of a listing, with what its source asks for at the end of the description (feeds.9). */
const itemOf = (listing: ListingSummary, origin: string): FeedItem => ({
  title: [listing.type, listing.street, listing.municipality].filter(Boolean).join(', '),
  link: origin + listing.href,
  description: [[listing.price, listing.specs.area].filter(Boolean).join(', '), ...demandsOf(listing)].join(' — '),
  category: listing.type,
});

const demandsOf = ({ attribution }: ListingSummary): string[] =>
  attribution
    ? [attribution.brokerages.join(', '), attribution.badge?.text ?? '', attribution.disclaimer ?? ''].filter(Boolean)
    : [];
