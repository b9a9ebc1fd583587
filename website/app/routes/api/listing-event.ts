import { listingEvent } from '@vitrine/contract/core/listing-event.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { sendListingEvent } from '../../services/core.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, isCrossSite, problem } from './api-call.server.ts';
import { isBot } from './bots.server.ts';

/** Passes a view or a click of a listing on to core. Nobody waits for the answer, and those of bots and of other sites are ignored. */
export async function post({ request, context }: RouteCall): Promise<Response> {
  const received = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  if (isCrossSite(request, context)) return problem(403, 'This page may not report events.');
  if (isBot(request.headers.get('user-agent') ?? '')) return received;
  const event = safeParse(listingEvent, await request.json().catch(() => null));
  if (!event.success) return problem(422, 'This is no event of a listing.');
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  void sendListingEvent(event.data, call);
  return received;
}
