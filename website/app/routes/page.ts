import type { RouteAnswer } from '../answer.ts';
import { iframeOrigins } from '../document/iframe-origins.ts';
import { loadPage } from '../page/load-page.server.ts';
import { pageAnswer, pageRedirect } from '../page/page-answer.server.tsx';
import { showPage } from '../page/show-page.server.tsx';
import { documentPartsOf } from './page-document-parts.server.tsx';
import type { RouteCall } from './route.ts';

/** Answers with the page of an address: the content service knows every address under a language (`1-shell §2`). */
export async function get(call: RouteCall): Promise<Response | RouteAnswer> {
  const { url, request, context } = call;
  const loaded = await loadPage({ url, acceptLanguage: request.headers.get('accept-language') }, context);
  if (loaded.kind === 'redirect') return pageRedirect(call, loaded.location, loaded.status);
  const { page, status, isShared, maxAge, injected } = loaded;
  return pageAnswer(call, {
    page: showPage(page),
    parts: documentPartsOf(page, injected),
    status,
    ...(status === 503 && { headers: { 'retry-after': '60' } }),
    cache: isShared ? { maxAge } : null,
    policy: { frameOrigins: iframeOrigins(page.main), injectsScripts: injected.hasScripts },
  });
}
