import { loadBlockViewsInTime } from '../block-framework/registry/registry.tsx';
import { type AnyPage, liveTypes } from '../page/finished-page.ts';
import { reportChunkFailure } from '../site/report-chunk-failure.ts';
import { parseNavigation } from './page-data.ts';

/**
 * Sends edited content to the address of the document, which answers with the finished page, and loads the code of added blocks.
 * Resolves to null on a failure; nothing is lost by it.
 */
export async function fetchFinishedPage(
  edited: unknown,
  { shown, signal }: { shown: AnyPage; signal: AbortSignal },
): Promise<AnyPage | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(location.href, { method: 'POST', headers, body: JSON.stringify(edited), signal });
    const page = answer.ok ? parseNavigation(await answer.text(), shown).page : null;
    if (page) await loadBlockViewsInTime(liveTypes(page), reportChunkFailure);
    return page;
  } catch {
    return null;
  }
}
