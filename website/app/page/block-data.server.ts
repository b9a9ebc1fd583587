import type { FinishedBlock } from '../blocks/define-block.ts';
import { log } from '../services/log.server.ts';
import type { SiteAccess } from '../services/site-access.server.ts';
import { loadArchive } from './archive-data.server.ts';
import type { BlockDataRequest } from './block-data-request.ts';
import { frameOnPage } from './property-frame.server.ts';
import { loadFilterChoices, loadSearchData } from './search-data.server.ts';

type LoadData = (request: BlockDataRequest) => Promise<unknown>;

/** The blocks whose data depends on the address and so cannot come from the content service. */
const loaders: Readonly<Record<string, LoadData>> = {
  search_properties_block: loadSearchData,
  hero_search_block: loadFilterChoices,
  blog_posts_archive_block: loadArchive,
};

const timeoutMs = 1000;

/** Fills such blocks, all at once. One whose data cannot be had in time is marked failed, and costs no other. */
export const fillBlocks = (
  blocks: readonly FinishedBlock[],
  request: Omit<BlockDataRequest, 'timeoutMs' | 'site'> & { site: SiteAccess | undefined },
): Promise<FinishedBlock[]> =>
  Promise.all(
    blocks.map(async (block) => {
      if (block.type === 'property_iframe_block') return { ...block, data: frameOnPage(block.data, request.url) };
      const load = Object.hasOwn(loaders, block.type) ? loaders[block.type] : undefined;
      if (!load) return block;
      const data = await loadSafely(load, request);
      return data === null ? { ...block, hasFailed: true } : { ...block, data };
    }),
  );

async function loadSafely(load: LoadData, { site, ...request }: Parameters<typeof fillBlocks>[1]): Promise<unknown> {
  if (!site) return null;
  try {
    return await load({ ...request, site, timeoutMs });
  } catch (error) {
    log.error({ err: error, requestId: request.requestId }, 'The data of a block could not be loaded');
    return null;
  }
}
