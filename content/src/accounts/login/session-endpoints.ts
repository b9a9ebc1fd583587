import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { asObject, asText } from '../../untyped-values.ts';

type Answer = ReturnType<PayloadHandler>;

/** Last request of each account, which the next one waits for. */
const lastRequests = new Map<string, Promise<unknown>>();

/** Runs the requests of an account one after another. */
async function runInTurn(account: string, run: () => Answer): Promise<Response> {
  const answer = Promise.resolve(lastRequests.get(account)).then(run);
  const settled = answer.catch(() => undefined);
  lastRequests.set(account, settled);
  try {
    return await answer;
  } finally {
    if (lastRequests.get(account) === settled) lastRequests.delete(account);
  }
}

/** Returns the address that a log-in names, or that of the user; empty when there is none. Payload reads the body again. */
async function accountOf(req: PayloadRequest): Promise<string> {
  if (req.user?.email) return req.user.email;
  const body: unknown = await req
    .clone?.()
    .json()
    .catch(() => null);
  return asText(asObject(body).email)?.trim().toLowerCase() ?? '';
}

/**
 * Endpoints of Payload that write the sessions of an account. Payload reads the list of sessions, changes it and writes it whole, so
 * that two requests at the same time lost a session or failed with 400. Processes do not wait for one another.
 */
export const sessionEndpoints: Endpoint[] = ['/login', '/logout', '/refresh-token'].map((path) => ({
  path,
  method: 'post',
  handler: async (req) => {
    const { endpoints } = req.payload.collections.users?.config ?? {};
    const own = (endpoints || []).findLast((endpoint) => endpoint.path === path && endpoint.method === 'post');
    if (!own) return Response.json(null, { status: 404 });
    return runInTurn(await accountOf(req), () => own.handler(req));
  },
}));
