import { fetchProperties } from '../../services/core.server.ts';
import type { Route } from './+types/properties.ts';
import { apiCall, passOn } from './answer.server.ts';

/** `GET properties` for the browser: the query goes on as it is, core reads it with care. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const query = new URL(request.url).searchParams;
  query.delete('locale');
  return passOn(await fetchProperties(query, call));
}
