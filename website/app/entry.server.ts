import { type Answer, type RouteAnswer, wholeAnswer } from './answer.ts';
import './block-framework/registry/every-block.server.ts';
import { failureAnswer } from './document/page-answer.server.tsx';
import type { RequestContext } from './request-context.ts';
import { findRoute } from './routes/find-route.ts';
import type { RouteCall } from './routes/route.ts';
import { collectCacheTags } from './services/cache-tags.server.ts';
import { pictureHostsOf } from './services/picture-hosts.server.ts';
import { withRequestId } from './services/request-id.server.ts';

/** Ending of the path with which a client navigation asks for the data of a page. */
const dataSuffix = '.data';

/** Answers a request. It rejects only when the error page cannot be rendered. */
export async function handle(request: Request, context: RequestContext): Promise<Answer> {
  return withRequestId(context.requestId, async () => {
    const { result, tags } = await collectCacheTags(() => answerOfRoute(request, context));
    return withPictureHosts({ ...wholeAnswer(result), tags }, context);
  });
}

/** Adds the hosts of pictures of listings to the policy of a document, which is in force while the visitor stays on the site. */
async function withPictureHosts(answer: Answer, { hostname, requestId }: RequestContext): Promise<Answer> {
  if (answer.policy.inline === null) return answer;
  const pictureHosts = await pictureHostsOf(hostname, requestId);
  return { ...answer, policy: { ...answer.policy, pictureHosts } };
}

async function answerOfRoute(request: Request, context: RequestContext): Promise<Response | RouteAnswer> {
  const url = new URL(request.url);
  const isDocument = !url.pathname.endsWith(dataSuffix);
  if (!isDocument) url.pathname = url.pathname.slice(0, -dataSuffix.length);
  const { route, params } = findRoute(url.pathname);
  const call: RouteCall = { request, url, isDocument, params, context };
  const handler = request.method === 'POST' ? route.post : route.get;
  if (!handler) return failureAnswer(call, { status: 405, detail: `This address takes no ${request.method} request.` });
  try {
    return await handler(call);
  } catch (error) {
    // Nobody waits for the answer of an aborted request.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    return failureAnswer(call, { status: 500, error });
  }
}
