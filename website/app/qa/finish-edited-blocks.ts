import { loadBlockViews } from '../blocks/registry.tsx';
import { type AnyPage, liveTypes } from '../document/finished-page.ts';
import type { EditedBlock } from '../edit/page-blocks.ts';
import { parseContent } from '../page/page-data.ts';
import { reportChunkFailure } from '../site/report-chunk-failure.ts';

/** Has the server finish edited blocks and loads the code of added ones. Resolves to null on a failure; nothing is lost by it. */
export async function finishEditedBlocks(blocks: readonly EditedBlock[], signal: AbortSignal): Promise<AnyPage | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(location.href, { method: 'POST', headers, body: JSON.stringify(blocks), signal });
    const page = answer.ok ? parseContent(await answer.text()).page : null;
    if (page) await loadBlockViews(liveTypes(page), reportChunkFailure);
    return page;
  } catch {
    return null;
  }
}
