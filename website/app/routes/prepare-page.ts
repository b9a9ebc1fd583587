import { redirectDocument } from 'react-router';
import { loadBlockViews } from '../blocks/registry.tsx';
import { blockTypes } from '../document/finished-page.ts';
import { readPage } from '../page/page-text.ts';
import { documentKey } from '../shell/document.ts';
import { reportChunkFailure } from '../shell/report-chunk-failure.ts';

/** What a loader gave a client navigation, as the router's middleware sees it. */
interface Answer {
  type: 'data' | 'error';
  result: unknown;
}

/**
 * Loads the code of the blocks of the next page before it is shown. A page that needs another document than the one that stands
 * (`documentKey`), or whose code cannot be had, is loaded whole: it throws the redirect.
 */
export async function preparePage(answer: Answer | undefined, url: URL): Promise<void> {
  const text = answer?.type === 'data' ? loaderText(answer.result) : null;
  if (!text) return;
  const page = readPage(text);
  const isWhole = page.documentKey === documentKey && (await loadBlockViews(blockTypes(page), reportChunkFailure));
  if (!isWhole) throw redirectDocument(url.pathname + url.search + url.hash);
}

/** Single fetch hands the loader's value over as it is or within `data`. */
function loaderText(result: unknown): string | null {
  if (typeof result !== 'object' || result === null) return null;
  if ('text' in result && typeof result.text === 'string') return result.text;
  return 'data' in result ? loaderText(result.data) : null;
}
