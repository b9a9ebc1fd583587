import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type FinishedBlock, type Hydration, ownHydration } from '../block-framework/definition/define-block.ts';
import { walkBlocks } from '../block-framework/definition/walk-blocks.ts';
import { BlockRoot, idPrefix } from '../block-framework/hydration/block-root.tsx';
import { type BlockFrame, blockFrames, type Neighbours } from '../block-framework/list/block-frame.ts';
import { renderNestedBlocks } from '../block-framework/list/block-list.tsx';
import type { BlockHtml, RenderedBlock } from '../block-framework/list/rendered-block.ts';
import { findBlockView } from '../block-framework/registry/registry.tsx';
import type { FinishedPage, RenderedPage } from '../page/finished-page.ts';
import { log } from '../services/log.server.ts';
import { stylesOf } from './page-styles.server.ts';

/**
 * Prepares a page for visitors: gives each block its frame, and renders those that are not part of the page's own React tree. The
 * blocks of a content answer are prepared once, because `finishPage` returns the same objects for the same answer.
 */
export const renderPage = (page: FinishedPage): RenderedPage => ({
  ...page,
  header: showBlocks(page.header, {}, page),
  main: showBlocks(page.main, { above: page.header.at(-1), below: page.footer[0] }, page),
  footer: showBlocks(page.footer, {}, page),
});

function showBlocks(blocks: readonly FinishedBlock[], neighbours: Neighbours, page: FinishedPage): RenderedBlock[] {
  const frames = blockFrames(blocks, neighbours);
  return blocks.map((block, index) =>
    showOnce(block, frames[index] ?? { data: {}, style: {} }, { page, isFirst: index === 0 }),
  );
}

interface Place {
  page: FinishedPage;
  /** True for the first block of its list. */
  isFirst: boolean;
}

const known = new WeakMap<FinishedBlock, { place: string; shown: RenderedBlock }>();

/**
 * Returns a prepared block, from memory where it was prepared before. A page answers at one address, so only the origin and the frame, which
 * the blocks around it decide, may differ.
 */
function showOnce(block: FinishedBlock, frame: BlockFrame, at: Place): RenderedBlock {
  const place = JSON.stringify([at.page.origin, frame]);
  const before = known.get(block);
  if (before?.place === place) return before.shown;
  const shown = show(block, frame, at);
  known.set(block, { place, shown });
  return shown;
}

function show(block: FinishedBlock, frame: BlockFrame, place: Place): RenderedBlock {
  const hydration = hydrationOf(block);
  if (hydration === 'load') return { ...block, hydration, frame };
  const rendered = renderAlone(block, hydration, place);
  if (hydration === 'visible') return { ...block, hydration, frame, ...rendered };
  const { id, type } = block;
  return { hydration, id, type, frame, ...rendered, styles: stylesOf(typesOf(block)) };
}

const typesOf = (block: FinishedBlock): string[] => [...walkBlocks([block])].map(({ type }) => type);

/**
 * Returns when a block is hydrated. A static block is hydrated when visible if a block nested in it is not static, and a failed
 * one with the page, as its retry button needs the place of the page.
 */
function hydrationOf(block: FinishedBlock): Hydration {
  if (block.hasFailed) return 'load';
  const own = viewHydration(block);
  const isHeld = own === 'static' && [...walkBlocks([block])].some((nested) => viewHydration(nested) !== 'static');
  return isHeld ? 'visible' : own;
}

function viewHydration(block: FinishedBlock): Hydration {
  const view = findBlockView(block.type);
  return view ? ownHydration(view, block) : 'static';
}

/** Matches the preload links that React writes before the HTML of a block that is rendered alone, for its `preload()` calls. */
const preloadLinks = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders a block; its HTML is empty after an error, which is logged. */
function renderAlone(block: FinishedBlock, hydration: 'static' | 'visible', { page, isFirst }: Place): BlockHtml {
  const root: ReactElement = (
    <BlockRoot block={block} isFirst={isFirst} locale={page.locale} site={page} renderNested={renderNestedBlocks} />
  );
  const options = { identifierPrefix: idPrefix(block) };
  try {
    const written = hydration === 'static' ? renderToStaticMarkup(root, options) : renderToString(root, options);
    const preloads = preloadLinks.exec(written)?.[0] ?? '';
    return { html: written.slice(preloads.length), ...(preloads !== '' && { preloads }) };
  } catch (error) {
    log.error({ err: error, type: block.type, path: page.path }, 'A block could not be rendered');
    return { html: '' };
  }
}
