import { propertyAnswer } from '@vitrine/contract/core/property.ts';
import { openHouseCalendar } from '../../blocks/property-detail/parts/open-house-calendar.server.ts';
import { internalHref } from '../../kinds/link/finish-link.server.ts';
import { fetchProperty } from '../../services/core.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, forwardAnswer, problem } from './api-call.server.ts';

/** Serves `GET /api/property/{uls}/open-houses.ics?locale=fr&start=…`: one or all open houses of a listing as a calendar file. */
export async function get({ url, request, context, params }: RouteCall) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const answer = await fetchProperty(params.uls ?? '', call);
  const listing =
    answer.kind === 'answered' && answer.status === 200 ? propertyAnswer.safeParse(answer.body).data?.data : undefined;
  if (!listing) return forwardAnswer(answer);
  const calendar = openHouseCalendar(listing, {
    locale: call.locale,
    origin: call.origin,
    path: internalHref(listing.url, call.locale, {}),
    start: url.searchParams.get('start'),
  });
  if (calendar === null) return problem(404, 'This listing has no such open house.');
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${call.locale === 'fr' ? 'visite-libre' : 'open-house'}-${listing.uls}.ics"`,
      // A withdrawn listing must not keep its open houses in a cache.
      'cache-control': 'no-store',
    },
  });
}
