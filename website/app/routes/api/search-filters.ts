import { fetchSearchFilters } from '../../services/core.server.ts';
import type { Route } from './+types/search-filters.ts';
import { apiCall, passOn } from './answer.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = await apiCall(request, context);
  return call instanceof Response ? call : passOn(await fetchSearchFilters(call), 'public, max-age=60');
}
