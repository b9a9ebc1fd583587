import { iframeHeader } from '../blocks/iframe-origins.ts';
import { loadPage } from '../page/load-page.server.ts';
import { pageRedirect, pageResponse } from '../page/page-response.server.tsx';
import { showPage } from '../page/show-page.server.tsx';
import { documentPartsOf } from './page-document-parts.server.tsx';
import type { RouteCall } from './route.ts';

/** Answers with the page of an address: the content service knows every address under a language (`1-shell §2`). */
export async function get(call: RouteCall): Promise<Response> {
  const { url, request, context } = call;
  const loaded = await loadPage({ url, acceptLanguage: request.headers.get('accept-language') }, context);
  if (loaded.kind === 'redirect') return pageRedirect(call, loaded.location, loaded.status);
  const { page, status, isShared, maxAge, injected } = loaded;
  const headers = iframeHeader(page.main);
  if (isShared) headers['x-page-cache'] = maxAge === null ? 'public' : `public, max-age=${maxAge}`;
  if (status === 503) headers['retry-after'] = '60';
  if (injected.hasScripts) headers['x-injects'] = 'scripts';
  return pageResponse(call, { page: showPage(page), parts: documentPartsOf(page, injected), status, headers });
}
