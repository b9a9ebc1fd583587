import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { loadBlockViews } from '../blocks/registry.tsx';
import { blockTypes } from '../page/finished-page.ts';
import { frameHeader, needsDocument, rememberDocument } from '../page/frame-origins.ts';
import { loadPage } from '../page/load-page.server.ts';
import { pageMeta } from '../page/page-meta.ts';
import { readPage, writePage } from '../page/page-text.ts';
import { PageView } from '../page/page-view.tsx';
import { requestContext } from '../request-context.ts';
import { Overlays } from '../shell/overlays.tsx';
import { reportChunkFailure } from '../shell/report-chunk-failure.ts';
import type { Route } from './+types/page.ts';

/** The catch-all page: every address under a language is asked of the content service (`1-shell §2`). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const visit = { url, acceptLanguage: request.headers.get('accept-language') };
  const loaded = await loadPage(visit, context.get(requestContext));
  if (loaded.kind === 'redirect') throw redirect(loaded.location, loaded.status);
  const { isShared, maxAge } = loaded;
  const headers = frameHeader(loaded.page.main);
  if (isShared) headers['x-page-cache'] = maxAge === null ? 'public' : `public, max-age=${maxAge}`;
  if (loaded.status === 503) headers['retry-after'] = '60';
  return data({ text: writePage(loaded.page) }, { status: loaded.status, headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Loads the code of the blocks of the next page before it is shown, or the page as a document where it has to be one. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const results = await next();
    const answer = results['routes/page'];
    const text = answer?.type === 'data' ? loaderText(answer.result) : null;
    if (!text) return;
    const page = readPage(text);
    if (needsDocument(page.main)) {
      location.assign(request.url);
      // What is on screen stays until the document comes.
      await new Promise<never>(() => undefined);
    }
    await loadBlockViews(blockTypes(page), reportChunkFailure);
  },
];

/** Single fetch hands the loader's value over as it is or within `data`. */
function loaderText(result: unknown): string | null {
  if (typeof result !== 'object' || result === null) return null;
  if ('text' in result && typeof result.text === 'string') return result.text;
  return 'data' in result ? loaderText(result.data) : null;
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta(readPage(loaderData.text)) : []);

export default function Page({ loaderData }: Route.ComponentProps) {
  const page = readPage(loaderData.text);
  useEffect(() => rememberDocument(page.main), [page]);
  return (
    <PageView page={page}>
      <Overlays />
    </PageView>
  );
}
