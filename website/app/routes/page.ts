import type { RouteAnswer } from '../answer.ts';
import { documentPartsOf } from '../document/document-parts.server.tsx';
import { pageAnswer, pageRedirect } from '../document/page-answer.server.tsx';
import { loadPage } from '../page/load-page.server.ts';
import { redirectOfPhrase } from './redirect-phrase.server.ts';
import type { RouteCall } from './route.ts';

/** Answers with the page of an address: the content service knows every address under a language (addresses.2). */
export async function get(call: RouteCall): Promise<Response | RouteAnswer> {
  const { url, request, context } = call;
  const meant = await redirectOfPhrase(call);
  if (meant) return pageRedirect(call, meant, 303);
  const loaded = await loadPage({ url, acceptLanguage: request.headers.get('accept-language') }, context);
  if (loaded.kind === 'redirect') return pageRedirect(call, loaded.location, loaded.status);
  const { status, isShared, maxAge } = loaded;
  return pageAnswer(call, {
    assembled: loaded,
    parts: documentPartsOf(loaded),
    status,
    ...(status === 503 && { headers: { 'retry-after': '60' } }),
    cache: isShared ? { maxAge } : null,
  });
}
