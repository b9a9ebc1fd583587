import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type CoreDataSource, coreDataSources } from '@vitrine/contract/fields.ts';
import { repeaterItems } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { asList, asNumber, asObject } from '../untyped-values.ts';
import { CoreUnavailableError } from './core-client.ts';
import { type FillRequest, type FillSource, type FillStores, fillSources } from './fill-sources.ts';
import type { SiteRecord } from './site-record.ts';

const usualLimit = 12;
const highestLimit = 100;

/** Records while a page is filled how long it may be cached. */
export interface FillReport {
  blocks: WireBlock[];
  /** True when a part of the page comes from core, which does not announce changes. */
  usesCore: boolean;
  /** Core did not answer for one of the blocks. */
  failed: boolean;
}

/** Fills every block that names a source in `block_params.core_data` (`3-wire §2`), all at once. */
export async function fillCoreData(stores: FillStores, site: SiteRecord, blocks: WireBlock[]): Promise<FillReport> {
  const report: FillReport = { blocks: [], usesCore: false, failed: false };
  report.blocks = await Promise.all(
    blocks.map(async (block) => {
      const order = readOrder(block, site);
      if (!order) return block;
      const { name, source, repeaters, request } = order;
      if (name === 'properties') report.usesCore = true;
      try {
        const { itemsOf, total } = await source.find(stores, request);
        const fields = Object.fromEntries(
          repeaters.map(({ field, types, own }) => [field, [...types.flatMap(itemsOf), ...own]]),
        );
        return { ...block, fields: { ...block.fields, ...fields, ...(order.countsAll && { total }) } };
      } catch (error) {
        if (!(error instanceof CoreUnavailableError)) throw error;
        report.failed = true;
        const core_data = { ...asObject(block.block_params?.core_data), failed: true };
        const empty = Object.fromEntries(repeaters.map(({ field }) => [field, []]));
        return { ...block, block_params: { ...block.block_params, core_data }, fields: { ...block.fields, ...empty } };
      }
    }),
  );
  return report;
}

interface FillOrder {
  name: CoreDataSource;
  source: FillSource;
  request: FillRequest;
  /** The repeaters that the source can fill, with which types of items, and what staff put there of other types. */
  repeaters: { field: string; types: string[]; own: WireBlock[] }[];
  /** True when the block shows the total number. */
  countsAll: boolean;
}

/** Returns the source that a block names and its query; null without a source, or when the source has nothing for its repeaters. */
function readOrder(block: WireBlock, site: SiteRecord): FillOrder | null {
  const coreData = asObject(block.block_params?.core_data);
  const name = coreDataSources.find((known) => known === coreData.source);
  const description = findBlock(block.block_type);
  if (!name || !description) return null;
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
  const request = { site, blockType: block.block_type, query: asObject(coreData.query), limit };
  return { name, source, request, repeaters, countsAll: 'total' in description.fields };
}
