import { redirectDocument } from 'react-router';
import { loadBlockViews } from '../blocks/registry.tsx';
import { isStatic } from '../blocks/shown-block.ts';
import { loadStyles } from '../document/adopt-styles.ts';
import { type AnyPage, allBlocks, liveTypes } from '../document/finished-page.ts';
import { readPage } from '../page/page-data.ts';
import { documentKey } from '../shell/document.ts';
import { reportChunkFailure } from '../site/report-chunk-failure.ts';

/** The result of a loader on a client navigation, as the router's middleware receives it. */
interface Answer {
  type: 'data' | 'error';
  result: unknown;
}

/**
 * Loads the code of the next page's blocks before it shows. A page with another `documentKey` than the current document, or
 * whose code fails to load, needs a page load: it throws the redirect.
 */
export async function preparePage(answer: Answer | undefined, url: URL): Promise<void> {
  const text = answer?.type === 'data' ? loaderText(answer.result) : null;
  if (!text) return;
  const page = readPage(text);
  const isWhole = page.documentKey === documentKey && (await loadBlocks(page));
  if (!isWhole) throw redirectDocument(url.pathname + url.search + url.hash);
}

/** Resolves to true when the code and the styles of the page's blocks are loaded. */
async function loadBlocks(page: AnyPage): Promise<boolean> {
  const styles = allBlocks(page).flatMap((block) => (isStatic(block) ? block.styles : []));
  const loads = [loadBlockViews(liveTypes(page), reportChunkFailure), loadStyles(styles)];
  return (await Promise.all(loads)).every(Boolean);
}

/** Single fetch returns the loader's value as it is or within `data`. */
function loaderText(result: unknown): string | null {
  if (typeof result !== 'object' || result === null) return null;
  if ('text' in result && typeof result.text === 'string') return result.text;
  return 'data' in result ? loaderText(result.data) : null;
}
