import { tooltipAnswer } from '@vitrine/contract/core/tooltip.ts';
import { finishListing } from '../../items/finish-listing.server.ts';
import { assetUrl } from '../../services/content.server.ts';
import { fetchTooltip } from '../../services/core.server.ts';
import type { Route } from './+types/tooltip.ts';
import { apiCall, passOn } from './answer.server.ts';

/** Returns the content of a marker's popup as a `ListingSummary`, cached as long as a page with listings (`page-age.server.ts`). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const answer = await fetchTooltip(params.uls, call);
  const parsed = answer.kind === 'answered' && answer.status === 200 ? tooltipAnswer.safeParse(answer.body) : null;
  if (!parsed?.success) return passOn(answer);
  const data = finishListing(parsed.data.data, { locale: call.locale, asset: assetUrl });
  return Response.json({ data }, { headers: { 'cache-control': 'public, max-age=2' } });
}
