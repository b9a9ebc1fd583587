import { data, redirect } from 'react-router';
import { iframeHeader } from '../blocks/iframe-origins.ts';
import { documentParts } from '../document/document-parts.ts';
import { loadPage } from '../page/load-page.server.ts';
import { sendPage, usePage } from '../page/page-data.ts';
import { PageView } from '../page/page-view.tsx';
import { showPage } from '../page/show-page.server.tsx';
import { requestContext } from '../request-context.ts';
import { documentVariant } from '../shell/document.ts';
import { Overlays } from '../shell/overlays.tsx';
import type { Route } from './+types/page.ts';
import { documentPartsOf } from './page-document-parts.server.tsx';
import { preparePage } from './prepare-page.ts';

/** Loads the catch-all page: the content service answers for every address under a language (`1-shell §2`). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const visit = { url, acceptLanguage: request.headers.get('accept-language') };
  const loaded = await loadPage(visit, context.get(requestContext));
  if (loaded.kind === 'redirect') throw redirect(loaded.location, loaded.status);
  const { isShared, maxAge } = loaded;
  const headers = iframeHeader(loaded.page.main);
  if (isShared) headers['x-page-cache'] = maxAge === null ? 'public' : `public, max-age=${maxAge}`;
  if (loaded.status === 503) headers['retry-after'] = '60';
  if (loaded.injected.hasScripts) headers['x-injects'] = 'scripts';
  context.set(documentParts, documentPartsOf(loaded.page, loaded.injected));
  return data({ text: sendPage(showPage(loaded.page), context) }, { status: loaded.status, headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url }, next) => {
    if (documentVariant && !url.searchParams.has('variant')) {
      url.searchParams.set('variant', documentVariant);
      throw redirect(url.pathname + url.search + url.hash);
    }
    const results = await next();
    await preparePage(results['routes/page'], url);
  },
];

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <PageView page={usePage(loaderData.text)}>
      <Overlays />
    </PageView>
  );
}
