import { draftResponse } from '@vitrine/contract/draft.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { PageResponse } from '@vitrine/contract/page.ts';
import { previewPaths } from '@vitrine/contract/preview-address.ts';
import { assemblePage } from '../page/assemble-page.server.ts';
import { finishPage } from '../page/finish-page.server.ts';
import type { AssembledPage } from '../page/finished-page.ts';
import { loadBlockData } from '../page/load-block-data.server.ts';
import { errorDocument, type LoadedPage } from '../page/load-page.server.ts';
import { alternatePaths, pageHead } from '../page/page-head.server.ts';
import { failure, pageOutcome } from '../page/page-outcome.ts';
import type { RequestContext } from '../request-context.ts';
import { type DraftEdit, fetchDraft } from '../services/content.server.ts';
import { log } from '../services/log.server.ts';
import { siteAccessOf } from '../services/site-access.server.ts';

interface DraftRequest {
  url: URL;
  locale: Locale;
  token: string;
  edited: DraftEdit;
  /** Key of the variant that an editor looks at. */
  variant: string | null;
  context: RequestContext;
}

export type LoadedDraft =
  | (AssembledPage & {
      kind: 'draft';
      /** True when the admin opened the preview, false for a link that was sent. */
      isEditor: boolean;
      /** Address for those who leave the preview. */
      leaveAddress: string;
    })
  | Extract<LoadedPage, { kind: 'document' }>;

/** Loads the draft of a preview token; an error page when the content service refuses the token. */
export async function loadDraft(request: DraftRequest): Promise<LoadedDraft> {
  const { url, locale, token, edited, variant, context } = request;
  const { hostname, requestId } = context;
  const answer = await fetchDraft({ token, locale, edited, variant, hostname });
  const outcome = pageOutcome(answer, (dropped) => log.warn({ requestId, ...dropped }, 'A wrong value was left out'));
  if (outcome.kind === 'error') return errorDocument(outcome, { url, locale, context });
  const facts = draftResponse.shape.draft.safeParse(answer.kind === 'answered' && readDraft(answer.body)).data;
  if (outcome.kind === 'redirect' || !facts)
    return errorDocument(failure('unexpected-status', 500), { url, locale, context });
  return {
    kind: 'draft',
    ...(await assembleDraft(outcome.page, request)),
    isEditor: facts.purpose === 'editor',
    leaveAddress: facts.published_path ?? `/${locale}`,
  };
}

const readDraft = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'draft' in body ? body.draft : undefined;

/**
 * Finishes the page as visitors will get it, except for scripts of other services: those could count the visit or read the token
 * in the address.
 */
async function assembleDraft(page: PageResponse, { url, locale, context }: DraftRequest): Promise<AssembledPage> {
  const { hostname, origin, requestId } = context;
  const path = alternatePaths(page)[locale] ?? `/${locale}`;
  const { parts } = finishPage(page, { locale, path });
  const address = new URL(path, url);
  const site = siteAccessOf(hostname, page);
  const main = await loadBlockData(parts.main, { url: address, site, locale, requestId });
  const head = pageHead(page, { locale, origin, path, warn: (message) => log.warn({ path }, message) });
  return assemblePage({
    ...{ finished: parts, main, origin, path },
    head: { ...head, robots: 'noindex, nofollow', canonical: null, alternates: [], feed: null },
    alternatePaths: previewPaths,
    // Other pages have other documents: without the banner, and with their injected elements.
    documentKey: `draft ${locale}`,
  });
}
