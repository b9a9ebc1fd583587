import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import {
  type BlockDescription,
  type CoreDataSource,
  coreDataSources,
  namesOfKinds,
  repeaterItems,
} from '@vitrine/contract/fields.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { BlockLookup } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { asList, asNumber, asObject, asText } from '../../values/untyped-values.ts';
import { replaceWireBlocks, wireBlocks } from '../blocks/wire-blocks.ts';
import { CoreUnavailableError } from '../core/core-client.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import type { FillRequest, FillSource, FillStores } from './fill-source.ts';
import { fillSources } from './fill-sources.ts';
import { withListingAddresses } from './listing-addresses.ts';
import { findPrivacyFacts } from './privacy-facts.ts';

const usualLimit = 12;
const highestLimit = 100;

/** The page that holds the blocks. */
export interface FilledPage {
  site: SiteRecord;
  locale: Locale;
}

/** The filled blocks of a page and the facts that limit its caching. */
export interface FillReport {
  blocks: WireBlock[];
  /** True when a block of the page comes from core, which sends no change notifications. */
  usesCore: boolean;
  /** True when a block of the page shows articles, which become public on their dates without a publication. */
  usesArticles: boolean;
  /** True when core did not respond for one of the blocks. */
  failed: boolean;
}

/**
 * Fills every block that names a source in `block_params.core_data` (wire.10) concurrently, including nested blocks. Blocks
 * that `lookup` does not find are unchanged. Links to listings get their addresses.
 */
export async function fillCoreData(
  stores: FillStores,
  page: FilledPage,
  blocks: WireBlock[],
  lookup: BlockLookup = findBlock,
): Promise<FillReport> {
  const filling: Filling = { stores, page, usesCore: false, usesArticles: false, failed: false };
  const filled = await Promise.all(
    [...wireBlocks(blocks)].map(async (block): Promise<[WireBlock, WireBlock]> => {
      const description = lookup(block.block_type);
      return [block, description ? await fillBlock(block, description, filling) : block];
    }),
  );
  const { usesCore, usesArticles, failed } = filling;
  const linked = await withListingAddresses(stores.core, page.site, replaceWireBlocks(blocks, new Map(filled)));
  return { blocks: linked.blocks, usesCore: usesCore || linked.usesCore, usesArticles, failed };
}

/** The options of one call of `fillCoreData` and its results so far. */
interface Filling {
  stores: FillStores;
  page: FilledPage;
  usesCore: boolean;
  usesArticles: boolean;
  failed: boolean;
}

async function fillBlock(block: WireBlock, description: BlockDescription, filling: Filling): Promise<WireBlock> {
  if (description.coreData === 'privacy') return await fillPrivacyNotice(block, filling);
  const order = readOrder(block, description, filling.page);
  if (!order) return block;
  const { name, source, repeaters, request } = order;
  if (name === 'properties' || name === 'area') filling.usesCore = true;
  if (name === 'articles') filling.usesArticles = true;
  try {
    const { itemsOf, total, options } = await source.find(filling.stores, request);
    const lists = repeaters.map(({ field, types, own }) => [field, [...itemsOf(types), ...own]]);
    const filters = order.optionLists.map((field) => [field, options]);
    const fields = Object.fromEntries([...lists, ...filters]);
    return { ...block, fields: { ...block.fields, ...fields, ...(order.countsAll && { total }) } };
  } catch (error) {
    if (!(error instanceof CoreUnavailableError)) throw error;
    filling.failed = true;
    const empty = Object.fromEntries(repeaters.map(({ field }) => [field, []]));
    return { ...withCoreData(block, { failed: true }), fields: { ...block.fields, ...empty } };
  }
}

/** Adds what the notice of the site is filled from. */
async function fillPrivacyNotice(block: WireBlock, filling: Filling): Promise<WireBlock> {
  const { stores, page } = filling;
  filling.usesCore = true;
  try {
    return withCoreData(block, { privacy: await findPrivacyFacts(stores.payload, stores.core, page.site) });
  } catch (error) {
    if (!(error instanceof CoreUnavailableError)) throw error;
    filling.failed = true;
    return withCoreData(block, { failed: true });
  }
}

const withCoreData = (block: WireBlock, more: object): WireBlock => ({
  ...block,
  block_params: { ...block.block_params, core_data: { ...asObject(block.block_params?.core_data), ...more } },
});

interface FillOrder {
  name: CoreDataSource;
  source: FillSource;
  request: FillRequest;
  /** The repeaters that the source can fill, with their item types and the items of other types that staff wrote. */
  repeaters: { field: string; types: string[]; own: WireBlock[] }[];
  /** The fields into which the filter options of the records are written. */
  optionLists: string[];
  /** True when the block shows the total number of records. */
  countsAll: boolean;
}

/** Returns the block's request to its source; null when it names none, or one that cannot fill its repeaters. */
function readOrder(block: WireBlock, description: BlockDescription, page: FilledPage): FillOrder | null {
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
  // The `context_type` of the block selects the kind of people, unless the query names a kind.
  const context = asText(block.block_params?.context_type);
  const query = { ...(context && { context_type: context }), ...asObject(coreData.query), ...description.coreQuery };
  const optionLists = namesOfKinds(description.fields, 'option-list');
  const request = { ...page, query, limit };
  return { name, source, request, repeaters, optionLists, countsAll: 'total' in description.fields };
}
