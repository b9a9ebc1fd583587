import { iframeHeader } from '../blocks/iframe-origins.ts';
import { blockForms } from '../edit/block-form.server.ts';
import type { EditedBlock } from '../edit/page-blocks.ts';
import { showView } from '../page/page-content.ts';
import { pageResponse } from '../page/page-response.server.tsx';
import { pieces } from '../qa/pieces.ts';
import { blockExamples, fixturesOf, identified, schemeOfQuery, starterBlocks } from '../qa/qa-fixtures.server.ts';
import type { QaEntry } from '../qa/qa-index.tsx';
import { demoBlocks, localeOfQuery, qaPage, readEditedBlocks, sitePayload } from '../qa/qa-page.server.ts';
import { type QaSettings, readQaSettings } from '../qa/qa-settings.ts';
import { isCrossSite, problem } from './api/api-call.server.ts';
import { type Editing, type Listing, view } from './qa-sections-view.tsx';
import type { RouteCall } from './route.ts';

const privateHeaders = { 'cache-control': 'private, no-store' };

/**
 * Shows every example of every block with the site's own styles: `?lang=en`, `?block=highlights`, `?fixture=default`,
 * `?scheme=inverted`, `?preset=red`, or `?source=demo-page` for the blocks of a page of the content service. `?piece=contact-
 * modal` shows a piece of the shell instead. Without a block or a piece it also lists them all.
 */
export async function get(call: RouteCall): Promise<Response> {
  const { url, request, context } = call;
  const query = url.searchParams;
  const settings = readQaSettings(request.headers.get('cookie'));
  const blocks =
    query.get('source') === 'demo-page'
      ? (await demoBlocks(localeOfQuery(query))).map((block, index) => identified(block, String(index), query))
      : fixturesOf(query.has('piece') ? behindPieces(query) : query);
  const page = qaPage(blocks, await viewOf(url, settings, context.hostname));
  const editing = settings.globalEditModeActivated ? editingOf(blocks, query) : null;
  return pageResponse(call, {
    page,
    view: showView(view, { editing, listing: listingOf(url) }),
    headers: { ...privateHeaders, ...iframeHeader(page.main) },
  });
}

/** Blocks behind a piece of the shell: some text in its scheme. */
const behindPieces = (query: URLSearchParams) =>
  new URLSearchParams({ block: 'text-1', fixture: 'default', scheme: query.get('scheme') ?? 'normal' });

function listingOf({ searchParams: query, search }: URL): Listing {
  const piece = query.get('piece');
  const all: QaEntry[] = [
    ...[...pieces].map(([name, fixtures]) => ({ kind: 'piece' as const, name, fixtures: Object.keys(fixtures) })),
    ...blockExamples().map((entry) => ({ kind: 'block' as const, ...entry })),
  ];
  const isList = piece === null && !query.has('block') && !query.has('source');
  const entries = all.filter(({ kind, name }) => isList || (kind === 'piece' && name === piece));
  const shown = { piece, fixture: query.get('fixture') ?? 'default', scheme: schemeOfQuery(query) ?? 'normal' };
  return { entries, search, shown };
}

/** Finishes the blocks that an editor changed, as on a page. */
export async function post(call: RouteCall): Promise<Response> {
  const { url, request, context } = call;
  if (isCrossSite(request, context)) return problem(403, 'Only the site itself may send these blocks.');
  const blocks = readEditedBlocks(await request.json().catch(() => null));
  if (!blocks) return problem(422, 'The blocks cannot be read.');
  const settings = readQaSettings(request.headers.get('cookie'));
  const page = qaPage(blocks, await viewOf(url, settings, context.hostname));
  return pageResponse({ ...call, isDocument: false }, { page, headers: privateHeaders });
}

async function viewOf({ searchParams: query, origin }: URL, { payloadColorsEnabled }: QaSettings, hostname: string) {
  const locale = localeOfQuery(query);
  const preset = query.get('preset') === 'red' ? 'red' : 'blue';
  const payload = payloadColorsEnabled ? await sitePayload(hostname, locale) : null;
  return { locale, theme: payload?.theme ?? { preset }, origin } as const;
}

function editingOf(blocks: EditedBlock[], query: URLSearchParams): Editing {
  const starters = starterBlocks();
  return { blocks, starters, forms: blockForms(Object.keys(starters), localeOfQuery(query)) };
}
