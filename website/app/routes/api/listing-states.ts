import { listingStatesAnswer } from '@vitrine/contract/core/listing-states.ts';
import { finishListingState } from '../../favourites/finish-listing-state.server.ts';
import { assetUrl } from '../../services/content.server.ts';
import { fetchListingStates } from '../../services/core.server.ts';
import { log } from '../../services/log.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, forwardAnswer, problem } from './api-call.server.ts';

/**
 * Serves `GET /api/listing-states?uls=10000001,10000002`: the present states of the listings that a visitor has saved. Core validates the
 * numbers.
 */
export async function get({ url, request, context }: RouteCall) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const answer = await fetchListingStates(url.searchParams.get('uls') ?? '', call);
  if (answer.kind !== 'answered' || answer.status !== 200) return forwardAnswer(answer);
  const parsed = listingStatesAnswer.safeParse(answer.body);
  if (!parsed.success) {
    log.error({ requestId: call.requestId, issues: parsed.error.issues.slice(0, 3) }, 'Listing states cannot be read');
    return problem(502, 'The service gave an answer that cannot be read.');
  }
  const read = { locale: call.locale, asset: assetUrl };
  const data = parsed.data.data.map((state) => finishListingState(state, read));
  return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
}
