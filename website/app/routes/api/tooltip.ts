import { fetchTooltip } from '../../services/core.server.ts';
import type { Route } from './+types/tooltip.ts';
import { apiCall, passOn } from './answer.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const call = await apiCall(request, context);
  return call instanceof Response ? call : passOn(await fetchTooltip(params.uls, call), 'public, max-age=60');
}
