import { previewParameter } from '@vitrine/contract/preview-address.ts';
import { iframeHeader } from '../blocks/iframe-origins.ts';
import { localeOfPath } from '../locale/paths.ts';
import { pageResponse } from '../page/page-response.server.tsx';
import { showPage } from '../page/show-page.server.tsx';
import { loadDraft } from '../preview/load-draft.server.ts';
import { draftDocumentParts } from './page-document-parts.server.tsx';
import type { RouteCall } from './route.ts';

const privateHeaders = {
  'cache-control': 'private, no-store',
  // Other sites must not learn the token; the site's own calls need the language of the page.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/** Shows the draft of a preview token at `/fr/apercu` and `/en/preview`, which nobody keeps. */
export async function get(call: RouteCall): Promise<Response> {
  const { url, context } = call;
  const locale = localeOfPath(url.pathname) ?? 'fr';
  const token = url.searchParams.get(previewParameter) ?? '';
  const loaded = await loadDraft({ url, locale, token, context });
  if (loaded.kind === 'document') {
    const { page, status } = loaded;
    return pageResponse(call, { page: showPage(page), status, headers: privateHeaders });
  }
  const { page, leaveAddress } = loaded;
  return pageResponse(call, {
    page: showPage(page),
    parts: draftDocumentParts(leaveAddress, locale),
    headers: { ...privateHeaders, ...iframeHeader(page.main) },
  });
}
