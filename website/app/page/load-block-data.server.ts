import type { Locale } from '@vitrine/contract/locale.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import type {
  BlockServer,
  BlockServices,
  LoadedData,
  LoadRequest,
} from '../block-framework/definition/define-block-server.ts';
import { replaceBlocks, walkBlocks } from '../block-framework/definition/walk-blocks.ts';
import { findBlockServer } from '../block-framework/registry/server-registry.ts';
import { assetUrl, fetchArticles } from '../services/content.server.ts';
import { fetchProperties, fetchSearchFilters } from '../services/core.server.ts';
import type { CallOutcome } from '../services/http.server.ts';
import { log } from '../services/log.server.ts';
import type { SiteAccess } from '../services/site-access.server.ts';

/** Maximum time that the data of a block may take, ms (wire.10). */
const timeoutMs = 1000;

interface DataRequest {
  url: URL;
  /** Undefined when the content service did not name the site's access to core. */
  site: SiteAccess | undefined;
  locale: Locale;
  requestId: string;
}

/** Loads the data of the blocks that need the address of the page, all at once. A block whose data fails costs no other block. */
export async function loadBlockData(blocks: readonly FinishedBlock[], request: DataRequest): Promise<FinishedBlock[]> {
  const loads = [...walkBlocks(blocks)].flatMap((block) => {
    const load = findBlockServer(block.type)?.load;
    return load ? [{ block, load }] : [];
  });
  if (loads.length === 0) return [...blocks];
  const loaded = await Promise.all(
    loads.map(async ({ block, load }) => [block, withData(block, await loadSafely(load, block, request))] as const),
  );
  return replaceBlocks(blocks, new Map(loaded));
}

const withData = (block: FinishedBlock, loaded: LoadedData<unknown>): FinishedBlock =>
  loaded.kind === 'loaded' ? { ...block, data: loaded.data } : { ...block, hasFailed: true };

async function loadSafely(
  load: NonNullable<BlockServer['load']>,
  { type, data }: FinishedBlock,
  { url, site, locale, requestId }: DataRequest,
): Promise<LoadedData<unknown>> {
  if (!site) return { kind: 'failed' };
  const request: LoadRequest = {
    url,
    locale,
    micrositeId: site.micrositeId,
    asset: assetUrl,
    warn: (message) => log.warn({ type, requestId }, message),
    services: blockServices({ site, locale, requestId }),
  };
  try {
    return await load(request, data);
  } catch (error) {
    log.error({ err: error, type, requestId }, 'The data of a block could not be loaded');
    return { kind: 'failed' };
  }
}

/** Binds the calls that blocks may make to a site, with the time limit of block data. */
export function blockServices(call: { site: SiteAccess; locale: Locale; requestId: string }): BlockServices {
  const options = { ...call, timeoutMs };
  return {
    properties: async (query) => bodyOf(await fetchProperties(query, options)),
    searchFilters: async () => bodyOf(await fetchSearchFilters(options)),
    articles: async (query) => bodyOf(await fetchArticles(query, call.site.siteKey, call.locale, timeoutMs)),
  };
}

/** Returns the body of a 200 answer, else null. */
export const bodyOf = (answer: CallOutcome): unknown =>
  answer.kind === 'answered' && answer.status === 200 ? answer.body : null;
