import { env } from '../env.server.ts';
import { privateHeaders } from '../qa/qa-page.server.ts';
import { problem } from './api/api-call.server.ts';

/** Answers `/qa/staff-bar`, which staff alone may open: the origin of the admin, to which the bar of staff links. */
export function get(): Response {
  const { ADMIN_ORIGIN: admin } = env();
  return admin === undefined
    ? problem(404, 'There is no admin.')
    : Response.json({ admin }, { headers: privateHeaders });
}
