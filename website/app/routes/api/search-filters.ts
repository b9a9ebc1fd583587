import { bodyOf } from '../../page/load-block-data.server.ts';
import { readFilterChoices } from '../../search/filter-choices.server.ts';
import { fetchSearchFilters } from '../../services/core.server.ts';
import type { Route } from './+types/search-filters.ts';
import { apiCall, passOn } from './answer.server.ts';

/** Returns the filter choices in the language of the page, in alphabetical order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const answer = await fetchSearchFilters(call);
  const choices = readFilterChoices(bodyOf(answer), call.locale);
  if (!choices) return passOn(answer);
  return Response.json({ data: choices }, { headers: { 'cache-control': 'public, max-age=60' } });
}
