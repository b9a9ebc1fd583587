import { tooltipAnswer } from '@vitrine/contract/core/tooltip.ts';
import { finishListing } from '../../components/listing-card/finish-listing.server.ts';
import { assetUrl } from '../../services/content.server.ts';
import { fetchTooltip } from '../../services/core.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, forwardAnswer } from './api-call.server.ts';

/** Returns the content of a marker's popup as a `ListingSummary`, cached as long as a page with listings (`page-age.server.ts`). */
export async function get({ request, context, params }: RouteCall) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const answer = await fetchTooltip(params.uls ?? '', call);
  const parsed = answer.kind === 'answered' && answer.status === 200 ? tooltipAnswer.safeParse(answer.body) : null;
  if (!parsed?.success) return forwardAnswer(answer);
  const data = finishListing(parsed.data.data, { locale: call.locale, asset: assetUrl });
  return Response.json({ data }, { headers: { 'cache-control': 'public, max-age=2' } });
}
