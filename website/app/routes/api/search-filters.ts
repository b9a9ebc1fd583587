import { bodyOf } from '../../page/load-block-data.server.ts';
import { readFilterChoices } from '../../search/filter-choices.server.ts';
import { writeFilters } from '../../search/filters.ts';
import { readSearch } from '../../search/read-search.ts';
import { fetchSearchFilters } from '../../services/core.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, forwardAnswer } from './api-call.server.ts';

/** Returns the filter choices in the language of the page, in alphabetical order, with the numbers of listings that pass the filters of the address. */
export async function get({ request, context }: RouteCall) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const answer = await fetchSearchFilters(call, writeFilters(readSearch(new URL(request.url).searchParams).filters));
  const choices = readFilterChoices(bodyOf(answer), call.locale);
  if (!choices) return forwardAnswer(answer);
  return Response.json({ data: choices }, { headers: { 'cache-control': 'public, max-age=60' } });
}
