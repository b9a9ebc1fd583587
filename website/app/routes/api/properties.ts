import { readListings } from '../../components/listing-card/read-listings.server.ts';
import { bodyOf } from '../../page/load-block-data.server.ts';
import { assetUrl } from '../../services/content.server.ts';
import { fetchProperties } from '../../services/core.server.ts';
import { log } from '../../services/log.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, forwardAnswer } from './api-call.server.ts';

/**
 * Returns `GET properties` for the browser. Core validates the query, which is forwarded unchanged; the listings are finished
 * (`components/listing-card/listing-summary.ts`), so that the browser needs neither asset addresses nor price formats.
 */
export async function get({ request, context }: RouteCall) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const query = new URL(request.url).searchParams;
  query.delete('locale');
  const answer = await fetchProperties(query, call);
  const found = ['count', 'facets'].includes(query.get('format') ?? '')
    ? null
    : readListings(bodyOf(answer), { locale: call.locale, asset: assetUrl, warn: (message) => log.warn(message) });
  if (!found) return forwardAnswer(answer);
  const data = { ...mapPart(answer), propertiesListing: found.listings, total: found.total, next: found.next };
  return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
}

/** Returns markers and clusters unchanged, as columns when core supports them. */
function mapPart(answer: Awaited<ReturnType<typeof fetchProperties>>): object {
  if (answer.kind !== 'answered' || !isRecord(answer.body) || !isRecord(answer.body.data)) return {};
  const { propertiesMap, propertiesMapColumns, propertiesClusters } = answer.body.data;
  return { propertiesMap, propertiesMapColumns, propertiesClusters };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
