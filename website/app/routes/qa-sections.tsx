import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router';
import { iframeHeader } from '../blocks/iframe-origins.ts';
import { loadBlockViews } from '../blocks/registry.tsx';
import { isStatic } from '../blocks/shown-block.ts';
import { liveTypes } from '../document/finished-page.ts';
import { BlockEditor } from '../edit/block-editor.tsx';
import { blockForms } from '../edit/block-form.server.ts';
import type { BlockForms } from '../edit/block-form.ts';
import type { EditedBlock } from '../edit/page-blocks.ts';
import { readPage, sendPage, usePage } from '../page/page-data.ts';
import { PageView } from '../page/page-view.tsx';
import { pieces } from '../qa/pieces.ts';
import { blockExamples, fixturesOf, identified, schemeOfQuery, starterBlocks } from '../qa/qa-fixtures.server.ts';
import { type QaEntry, QaIndex, QaPiece } from '../qa/qa-index.tsx';
import { demoBlocks, localeOfQuery, qaPage, readEditedBlocks, sitePayload } from '../qa/qa-page.server.ts';
import { type QaSettings, readQaSettings } from '../qa/qa-settings.ts';
import { requestContext } from '../request-context.ts';
import { Overlays } from '../shell/overlays.tsx';
import { reportChunkFailure } from '../site/report-chunk-failure.ts';
import type { Route } from './+types/qa-sections.ts';

/** The piece of the shell that the page shows, and the list of the others. */
interface Listing {
  entries: QaEntry[];
  search: string;
  shown: { piece: string | null; fixture: string; scheme: SchemeName };
}

/** Data of edit mode: the blocks as content sent them and their forms. */
interface Editing {
  blocks: EditedBlock[];
  forms: BlockForms;
  starters: Record<string, WireBlock>;
}

const unkept = { headers: { 'cache-control': 'private, no-store' } };

/**
 * Shows every example of every block with the site's own styles: `?lang=en`, `?block=highlights`, `?fixture=default`,
 * `?scheme=inverted`, `?preset=red`, or `?source=demo-page` for the blocks of a page of the content service. `?piece=contact-
 * modal` shows a piece of the shell instead. Without a block or a piece it also lists them all.
 */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const settings = readQaSettings(request.headers.get('cookie'));
  const blocks =
    query.get('source') === 'demo-page'
      ? (await demoBlocks(localeOfQuery(query))).map((block, index) => identified(block, String(index), query))
      : fixturesOf(query.has('piece') ? behindPieces(query) : query);
  const { hostname } = context.get(requestContext);
  const page = qaPage(blocks, await viewOf(url, settings, hostname));
  const editing = settings.globalEditModeActivated ? editingOf(blocks, query) : null;
  const headers = { ...unkept.headers, ...iframeHeader(page.main) };
  return data({ text: sendPage(page, context), editing, listing: listingOf(url) }, { headers });
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
export async function action({ url, request, context }: Route.ActionArgs) {
  const blocks = readEditedBlocks(await request.json().catch(() => null));
  if (!blocks) throw new Response('The blocks cannot be read.', { status: 422 });
  const settings = readQaSettings(request.headers.get('cookie'));
  const { hostname } = context.get(requestContext);
  return data({ text: sendPage(qaPage(blocks, await viewOf(url, settings, hostname)), context) }, unkept);
}

/** Loads the code of added blocks. On a failure the editor keeps every change. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    const { text } = await serverAction();
    await loadBlockViews(liveTypes(readPage(text)), reportChunkFailure);
    return { text };
  } catch {
    return { text: null };
  }
}

/** An edit changes nothing that the loader reads, so there is nothing to reload. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate;

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

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function QaSections({ loaderData: { text, editing, listing } }: Route.ComponentProps) {
  const { entries, search, shown } = listing;
  const page = usePage(text);
  const draw = shown.piece === null ? undefined : pieces.get(shown.piece)?.[shown.fixture];
  const over = (
    <>
      <Overlays />
      {draw && <QaPiece scheme={shown.scheme}>{draw(shown.scheme)}</QaPiece>}
    </>
  );
  return (
    <>
      {entries.length > 0 && <QaIndex entries={entries} query={search} />}
      {editing ? <EditedSections text={text} editing={editing} over={over} /> : <PageView page={page}>{over}</PageView>}
    </>
  );
}

function EditedSections({ text, editing, over }: { text: string; editing: Editing; over: ReactNode }) {
  const { submit, data: answer } = useFetcher<typeof clientAction>();
  // The last valid state stays while a change cannot be shown.
  const [shown, setShown] = useState(text);
  if (answer?.text && answer.text !== shown) setShown(answer.text);
  const page = usePage(shown);
  const show = useCallback(
    (blocks: readonly EditedBlock[]) =>
      void submit(JSON.stringify(blocks), { method: 'post', encType: 'application/json' }),
    [submit],
  );
  return (
    <PageView
      page={page}
      content={
        <BlockEditor
          source={editing.blocks}
          finished={page.main.flatMap((block) => (isStatic(block) ? [] : [block]))}
          forms={editing.forms}
          templates={editing.starters}
          hasFailed={answer?.text === null}
          onChange={show}
        />
      }
    >
      {over}
    </PageView>
  );
}
