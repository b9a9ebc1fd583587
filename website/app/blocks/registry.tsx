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
 * Loads what is missing of the given types. It always resolves, to whether all that can be had is here: a chunk that fails or is
 * late must neither blank the page nor hang a navigation. A failure is told to `report`.
 */
export async function loadBlockViews(types: Iterable<string>, report: (error: unknown) => void): Promise<boolean> {
  const missing = [...new Set(types)].filter((type) => !loaded.has(type) && loaderOf(type));
  if (missing.length === 0) return true;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, loadLimitMs));
  await Promise.race([limit, Promise.all(missing.map((type) => loadBlockView(type).catch(report)))]);
  return missing.every((type) => loaded.has(type));
}

async function loadBlockView(type: string): Promise<void> {
  const load = loaderOf(type);
  if (load) registerBlockViews([await load()]);
}

const loaderOf = (type: string) => {
  const folder = blockFolder(type);
  return loaders[`./${folder}/${folder}.tsx`];
};
