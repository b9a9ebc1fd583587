import type { WireBlock } from '@vitrine/contract/site.ts';
import type { RouteAnswer } from '../answer.ts';
import { pageAnswer } from '../document/page-answer.server.tsx';
import { showView } from '../document/page-content.ts';
import { blockForms } from '../edit/block-form.server.ts';
import type { EditedBlock } from '../edit/page-blocks.ts';
import { blocksOfFolder, demoDictionary, fetchDemoBlocks } from '../qa/demo-page.server.ts';
import { fixturesOf, identified, schemeOfQuery, starterBlocks } from '../qa/qa-fixtures.server.ts';
import { localeOfQuery, privateHeaders, qaPage, sitePayload } from '../qa/qa-page.server.ts';
import { type QaSettings, readQaSettings } from '../qa/qa-settings.ts';
import { readEditedBlocks } from '../qa/wire-block.server.ts';
import { isCrossSite, problem } from './api/api-call.server.ts';
import { showOverview } from './qa-overview.ts';
import { showReview } from './qa-review.ts';
import { type Editing, type ShownPiece, view } from './qa-sections-view.tsx';
import type { RouteCall } from './route.ts';

/** Parameters that choose examples; without any of them the page lists what there is. */
const choosing = ['block', 'piece', 'fixture', 'source'];

/**
 * Shows the list of all examples; those of one block in frames, with their JSON (`?view=review&block=highlights`); or the examples
 * of a query alone, with the site's own styles.
 */
export function get(call: RouteCall): RouteAnswer | Promise<RouteAnswer> {
  const query = call.url.searchParams;
  if (query.get('view') === 'review') return showReview(call);
  return choosing.some((name) => query.has(name)) ? showExamples(call) : showOverview(call);
}

/**
 * Shows examples as a page of their own: `?lang=en`, `?block=highlights`, `?fixture=default`, `?scheme=inverted`, `?preset=red`, or
 * `?source=demo-page` for the blocks of the demo page of the content service. `?piece=contact-modal` shows a component of the shell
 * instead.
 */
async function showExamples(call: RouteCall): Promise<RouteAnswer> {
  const { url, request, context } = call;
  const query = url.searchParams;
  const settings = readQaSettings(request.headers.get('cookie'));
  const demo = query.get('source') === 'demo-page' ? await fetchDemoBlocks(localeOfQuery(query)) : null;
  const blocks = demo ? demoBlocksOf(demo, query) : fixturesOf(query.has('piece') ? behindPieces(query) : query);
  const assembled = qaPage(blocks, await viewOf(url, settings, context.hostname));
  const starters = { ...starterBlocks(), ...(demo && demoDictionary(demo)) };
  const editing = settings.globalEditModeActivated ? editingOf(blocks, starters, query) : null;
  return pageAnswer(call, {
    assembled,
    isEditable: true,
    view: showView(view, { editing, piece: pieceOf(query) }),
    headers: privateHeaders,
  });
}

function demoBlocksOf(demo: readonly WireBlock[], query: URLSearchParams) {
  const folder = query.get('block');
  const shown = folder === null ? demo : blocksOfFolder(demo, folder);
  return shown.map((block, index) => identified(block, String(index), query));
}

/** Blocks behind a component of the shell: some text in its scheme. */
const behindPieces = (query: URLSearchParams) =>
  new URLSearchParams({ block: 'text-1', fixture: 'default', scheme: query.get('scheme') ?? 'normal' });

function pieceOf(query: URLSearchParams): ShownPiece | null {
  const name = query.get('piece');
  if (name === null) return null;
  return { name, fixture: query.get('fixture') ?? 'default', scheme: schemeOfQuery(query) ?? 'normal' };
}

/** Finishes the blocks that an editor changed, as on a page. */
export async function post(call: RouteCall): Promise<Response | RouteAnswer> {
  const { url, request, context } = call;
  if (isCrossSite(request, context)) return problem(403, 'Only the site itself may send these blocks.');
  const blocks = readEditedBlocks(await request.json().catch(() => null));
  if (!blocks) return problem(422, 'The blocks cannot be read.');
  const settings = readQaSettings(request.headers.get('cookie'));
  const assembled = qaPage(blocks, await viewOf(url, settings, context.hostname));
  return pageAnswer({ ...call, isDocument: false }, { assembled, isEditable: true, headers: privateHeaders });
}

async function viewOf({ searchParams: query, origin }: URL, { payloadColorsEnabled }: QaSettings, hostname: string) {
  const locale = localeOfQuery(query);
  const preset = query.get('preset') === 'red' ? 'red' : 'blue';
  const payload = payloadColorsEnabled ? await sitePayload(hostname, locale) : null;
  return { locale, theme: payload?.theme ?? { preset }, origin } as const;
}

function editingOf(blocks: EditedBlock[], starters: Record<string, WireBlock>, query: URLSearchParams): Editing {
  return { blocks, starters, forms: blockForms(Object.keys(starters), localeOfQuery(query)) };
}
