import { isStatic } from '../block-framework/list/rendered-block.ts';
import { loadBlockViewsInTime } from '../block-framework/registry/registry.tsx';
import { dataAddress } from '../navigation/data-address.ts';
import type { Loaded } from '../navigation/page-loader.ts';
import { type AnyPage, allBlocks, liveTypes } from '../page/finished-page.ts';
import { documentKey, documentTheme, documentVariant } from '../shell/document.ts';
import { reportChunkFailure } from '../site/report-chunk-failure.ts';
import { loadStyles } from './adopt-styles.ts';
import type { PageContent, PageFailure } from './page-content.ts';
import { parseNavigation, type SentContent } from './page-data.ts';

interface LoadOptions {
  /** The page that is shown until then; its header and footer surround a failure. */
  current: AnyPage | null;
  signal: AbortSignal;
  withView: (content: SentContent) => Promise<PageContent>;
}

/**
 * Loads a page for a client navigation, with the code and styles of its blocks. A page with another `documentKey` or theme than the
 * document, or whose code cannot be loaded, needs a page load. It never rejects.
 */
export async function loadContent(url: URL, options: LoadOptions): Promise<Loaded<PageContent>> {
  if (documentVariant && !url.searchParams.has('variant')) {
    const withVariant = new URL(url);
    withVariant.searchParams.set('variant', documentVariant);
    return { kind: 'redirect', to: withVariant.href };
  }
  const { signal, withView } = options;
  try {
    const answer = await fetch(dataAddress(url), { signal, headers: { accept: 'application/json' } });
    if (!isJson(answer)) return failed(options, answer.status);
    const data = parseNavigation(await answer.text(), options.current);
    if (isRedirect(data)) return { kind: 'redirect', to: data.redirect };
    const content = await withView(data);
    const { page } = content;
    // A failure that not even has a header is shown between those of the page before.
    if (page === null) return { kind: 'content', content: { ...content, page: options.current } };
    const isWhole = isOfDocument(page) && (await loadBlocks(page, reportChunkFailure));
    return isWhole ? { kind: 'content', content } : { kind: 'page-load' };
  } catch (error) {
    // The router ignores the result of a navigation that it has aborted.
    if (signal.aborted) return { kind: 'page-load' };
    console.warn('A page could not be loaded.', error);
    return failed(options, null);
  }
}

/**
 * Loads the code and the styles of the blocks of a page that the visitor is likely to go to, so that it shows without waiting for them.
 * It never rejects: the navigation tries again what failed.
 */
export async function prepareContent(url: URL): Promise<void> {
  try {
    const answer = await fetch(dataAddress(url), { headers: { accept: 'application/json' } });
    if (!isJson(answer)) return;
    const data = parseNavigation(await answer.text(), null);
    if (isRedirect(data) || data.page === null || !isOfDocument(data.page)) return;
    await loadBlocks(data.page, () => undefined);
  } catch {
    // The browser may be offline, for example.
  }
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') === true;

/** True when a page can be shown in the document without a page load. */
const isOfDocument = (page: AnyPage): boolean =>
  page.documentKey === documentKey && page.themeKey === documentTheme.key;

const isRedirect = (data: object): data is { redirect: string } => 'redirect' in data;

/** Returns the error page of an answer that is not a page; `status` is null when there was none. Without its code, a page load. */
async function failed({ current, withView }: LoadOptions, status: number | null): Promise<Loaded<PageContent>> {
  const data: PageFailure = { status: status ?? 500, isException: status === null };
  try {
    return { kind: 'content', content: await withView({ page: current, view: { name: 'failure', data } }) };
  } catch {
    return { kind: 'page-load' };
  }
}

/** Resolves to true when the code and the styles of the page's blocks are loaded. */
async function loadBlocks(page: AnyPage, report: (error: unknown) => void): Promise<boolean> {
  const styles = allBlocks(page).flatMap((block) => (isStatic(block) ? block.styles : []));
  const loads = [loadBlockViewsInTime(liveTypes(page), report), loadStyles(styles)];
  return (await Promise.all(loads)).every(Boolean);
}
