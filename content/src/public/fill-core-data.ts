import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type BlockDescription, type CoreDataSource, coreDataSources } from '@vitrine/contract/fields.ts';
import { type BlockLookup, repeaterItems } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { isContainer } from '../block-slug.ts';
import { asList, asNumber, asObject } from '../untyped-values.ts';
import { CoreUnavailableError } from './core-client.ts';
import { type FillRequest, type FillSource, type FillStores, fillSources } from './fill-sources.ts';
import type { SiteRecord } from './site-record.ts';

const usualLimit = 12;
const highestLimit = 100;

/** The filled blocks of a page and the facts that limit its caching. */
export interface FillReport {
  blocks: WireBlock[];
  /** True when a block of the page comes from core, which sends no change notifications. */
  usesCore: boolean;
  /** True when core did not respond for one of the blocks. */
  failed: boolean;
}

/**
 * Fills every block that names a source in `block_params.core_data` (`3-wire §2`) concurrently, including nested blocks. Blocks
 * that `lookup` does not find are unchanged.
 */
export async function fillCoreData(
  stores: FillStores,
  site: SiteRecord,
  blocks: WireBlock[],
  lookup: BlockLookup = findBlock,
): Promise<FillReport> {
  const filling: Filling = { stores, site, lookup, usesCore: false, failed: false };
  const filled = await fillBlocks(blocks, filling);
  return { blocks: filled, usesCore: filling.usesCore, failed: filling.failed };
}

/** The options of one call of `fillCoreData` and its results so far. */
interface Filling {
  stores: FillStores;
  site: SiteRecord;
  lookup: BlockLookup;
  usesCore: boolean;
  failed: boolean;
}

const fillBlocks = (blocks: WireBlock[], filling: Filling): Promise<WireBlock[]> =>
  Promise.all(
    blocks.map(async (block) => {
      const description = filling.lookup(block.block_type);
      return description ? fillBlock(await fillWithin(block, description, filling), description, filling) : block;
    }),
  );

/** Returns the block with the blocks of its `anyBlock` fields filled, including those of its items. */
async function fillWithin(block: WireBlock, description: BlockDescription, filling: Filling): Promise<WireBlock> {
  const nested = await Promise.all(
    Object.entries(description.fields).map(async ([name, field]) => {
      // Blocks of the wire, from `payload-to-wire.ts`.
      const blocks = asList(block.fields?.[name]) as WireBlock[];
      if (blocks.length === 0) return [];
      if (field.kind === 'blocks') return [[name, await fillBlocks(blocks, filling)]];
      const items = repeaterItems(field);
      if (!items?.some((item) => isContainer(item))) return [];
      const filled = blocks.map((item) => {
        const own = items.find(({ type }) => type === item.block_type);
        return own ? fillWithin(item, own, filling) : item;
      });
      return [[name, await Promise.all(filled)]];
    }),
  );
  return { ...block, fields: { ...block.fields, ...Object.fromEntries(nested.flat()) } };
}

async function fillBlock(block: WireBlock, description: BlockDescription, filling: Filling): Promise<WireBlock> {
  const order = readOrder(block, description, filling.site);
  if (!order) return block;
  const { name, source, repeaters, request } = order;
  if (name === 'properties') filling.usesCore = true;
  try {
    const { itemsOf, total } = await source.find(filling.stores, request);
    const fields = Object.fromEntries(
      repeaters.map(({ field, types, own }) => [field, [...types.flatMap(itemsOf), ...own]]),
    );
    return { ...block, fields: { ...block.fields, ...fields, ...(order.countsAll && { total }) } };
  } catch (error) {
    if (!(error instanceof CoreUnavailableError)) throw error;
    filling.failed = true;
    const core_data = { ...asObject(block.block_params?.core_data), failed: true };
    const empty = Object.fromEntries(repeaters.map(({ field }) => [field, []]));
    return { ...block, block_params: { ...block.block_params, core_data }, fields: { ...block.fields, ...empty } };
  }
}

interface FillOrder {
  name: CoreDataSource;
  source: FillSource;
  request: FillRequest;
  /** The repeaters that the source can fill, with their item types and the staff's own items of other types. */
  repeaters: { field: string; types: string[]; own: WireBlock[] }[];
  /** True when the block shows the total number of records. */
  countsAll: boolean;
}

/** Returns the block's request to its source; null when it names none, or one that cannot fill its repeaters. */
function readOrder(block: WireBlock, description: BlockDescription, site: SiteRecord): FillOrder | null {
  const coreData = asObject(block.block_params?.core_data);
  const name = coreDataSources.find((known) => known === coreData.source);
  if (!name) return null;
  const source = fillSources[name];
  const repeaters = Object.entries(description.fields).flatMap(([field, described]) => {
    const types = (repeaterItems(described) ?? []).map(({ type }) => type).filter((type) => source.canFill(type));
    if (types.length === 0) return [];
    // Blocks of the wire, from `payload-to-wire.ts`.
    const own = (asList(block.fields?.[field]) as WireBlock[]).filter(({ block_type }) => !types.includes(block_type));
    return [{ field, types, own }];
  });
  if (repeaters.length === 0) return null;
  const limit = Math.max(1, Math.min(asNumber(coreData.limit) ?? usualLimit, highestLimit));
  const request = { site, query: { ...asObject(coreData.query), ...description.coreQuery }, limit };
  return { name, source, request, repeaters, countsAll: 'total' in description.fields };
}
