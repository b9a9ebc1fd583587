import { blockFolder } from './block-folder.ts';
import type { BlockDefinition } from './define-block.ts';

/**
 * The looks of the blocks by type. The server registers all of them at its start (`every-block.server.ts`), so that nothing
 * suspends; a browser loads only the types that stand on the page. The one `.tsx` file of a block folder is the block; its
 * smaller pieces live in `parts/`.
 */
const loaders = import.meta.env.SSR
  ? {}
  : import.meta.glob<BlockDefinition>(['./*/*.tsx', '!./*/*.test.tsx'], { import: 'block' });

const loaded = new Map<string, BlockDefinition>();

export function registerBlockViews(blocks: Iterable<BlockDefinition>): void {
  for (const block of blocks) loaded.set(block.type, block);
}

/** The block of a type, once it is loaded; always on the server. */
export const findBlockView = (type: string): BlockDefinition | undefined => loaded.get(type);

/** A chunk that is not here by then leaves the server's HTML standing. */
const loadLimitMs = 3000;

/**
 * Loads what is missing of the given types. It always resolves: a chunk that fails or is late must neither blank the page nor
 * hang a navigation, and is told to `report` once.
 */
export async function loadBlockViews(types: Iterable<string>, report: (error: unknown) => void): Promise<void> {
  const missing = [...new Set(types)].filter((type) => !loaded.has(type));
  if (missing.length === 0) return;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, loadLimitMs));
  await Promise.race([limit, Promise.all(missing.map((type) => loadBlockView(type).catch(report)))]);
}

async function loadBlockView(type: string): Promise<void> {
  const folder = blockFolder(type);
  const load = loaders[`./${folder}/${folder}.tsx`];
  if (!load) return;
  registerBlockViews([await load()]);
}
