import type { Locale } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { z } from 'zod';
import { blockFolder } from '../block-framework/definition/block-folder.ts';
import { fetchDemoPage } from '../services/content.server.ts';
import { log } from '../services/log.server.ts';
import { wireBlock } from './wire-block.server.ts';

const list = z.array(z.unknown());
/** Describes the demo page. A property that is not a list counts as missing. */
const demoPage = z.object({ blocks: list.nullish().catch(null), fields: list.nullish().catch(null) });

/**
 * Returns the blocks of the demo page (wire.17): those of `blocks`, or of `fields` without them. A page that cannot be read
 * is logged and has no blocks; a block that cannot be read is logged and left out.
 */
export async function fetchDemoBlocks(locale: Locale): Promise<WireBlock[]> {
  const answer = await fetchDemoPage(locale);
  const body = answer.kind === 'answered' && answer.status === 200 ? demoPage.safeParse(answer.body).data : undefined;
  const sent = body?.blocks ?? body?.fields;
  if (!sent) {
    log.error({ outcome: answer.kind }, 'The demo page could not be read');
    return [];
  }
  const blocks = sent.flatMap((block) => wireBlock.safeParse(block).data ?? []);
  if (blocks.length < sent.length) log.warn({ count: sent.length - blocks.length }, 'Blocks of the demo page left out');
  return blocks;
}

/** Returns the blocks of a folder, as `?block=cta` names it. */
export const blocksOfFolder = (blocks: readonly WireBlock[], folder: string): WireBlock[] =>
  blocks.filter(({ block_type }) => blockFolder(block_type) === folder);

/** Returns the dictionary of demo blocks (editing.5): block type → its first demo block. */
export function demoDictionary(blocks: readonly WireBlock[]): Record<string, WireBlock> {
  const dictionary = new Map<string, WireBlock>();
  for (const block of blocks) if (!dictionary.has(block.block_type)) dictionary.set(block.block_type, block);
  return Object.fromEntries(dictionary);
}
