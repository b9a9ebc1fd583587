import './blocks/every-block.server.ts';
import { failureResponse } from './page/page-response.server.tsx';
import type { RequestContext } from './request-context.ts';
import { findRoute } from './routes/find-route.ts';
import type { RouteCall } from './routes/route.ts';

/** Ending of the path with which a client navigation asks for the data of a page. */
const dataSuffix = '.data';

/** Answers a request. It rejects only when the error page cannot be rendered. */
export async function handle(request: Request, context: RequestContext): Promise<Response> {
  const url = new URL(request.url);
  const isDocument = !url.pathname.endsWith(dataSuffix);
  if (!isDocument) url.pathname = url.pathname.slice(0, -dataSuffix.length);
  const { route, params } = findRoute(url.pathname);
  const call: RouteCall = { request, url, isDocument, params, context };
  const handler = request.method === 'POST' ? route.post : route.get;
  if (!handler)
    return failureResponse(call, { status: 405, detail: `This address takes no ${request.method} request.` });
  try {
    return await handler(call);
  } catch (error) {
    // Nobody waits for the answer of an aborted request.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    return failureResponse(call, { status: 500, error });
  }
}
