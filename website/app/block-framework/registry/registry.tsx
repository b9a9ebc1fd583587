import { blockFolder } from '../definition/block-folder.ts';
import type { BlockDefinition } from '../definition/define-block.ts';

/**
 * Views of the blocks by type. The server registers all of them at start (`every-block.server.ts`), so that nothing suspends; a
 * browser loads only the types on the page. The `.tsx` file of a block folder with the folder's name is the view; its smaller
 * components are in `parts/`.
 */
const loaders = import.meta.env.SSR
  ? {}
  : import.meta.glob<BlockDefinition>(['../../blocks/*/*.tsx', '!../../blocks/*/*.test.tsx'], { import: 'block' });

const loaded = new Map<string, BlockDefinition>();

export function registerBlockViews(blocks: Iterable<BlockDefinition>): void {
  for (const block of blocks) loaded.set(block.type, block);
}

/** Returns the view of a block type when it is loaded, which it always is on the server. */
export const findBlockView = (type: string): BlockDefinition | undefined => loaded.get(type);

/**
 * Loads the missing views of the given types. It always resolves, to true when all views are loaded: a chunk that fails must not blank the
 * page. Failures are passed to `report`. HTML of the server stays meanwhile, so hydration waits as long as a chunk takes.
 */
export async function loadBlockViews(types: Iterable<string>, report: (error: unknown) => void): Promise<boolean> {
  const missing = [...new Set(types)].filter((type) => !loaded.has(type) && loaderOf(type));
  await Promise.all(missing.map((type) => loadBlockView(type).catch(report)));
  return missing.every((type) => loaded.has(type));
}

/** Time limit of loading the blocks of a page that is not shown yet, ms. */
const loadLimitMs = 3000;

/** Loads views as `loadBlockViews` does, but resolves to false after three seconds: a late chunk must not block a navigation. */
export async function loadBlockViewsInTime(
  types: Iterable<string>,
  report: (error: unknown) => void,
): Promise<boolean> {
  const limit = new Promise<boolean>((resolve) => setTimeout(resolve, loadLimitMs, false));
  return await Promise.race([loadBlockViews(types, report), limit]);
}

async function loadBlockView(type: string): Promise<void> {
  const load = loaderOf(type);
  if (load) registerBlockViews([await load()]);
}

const loaderOf = (type: string) => {
  const folder = blockFolder(type);
  return loaders[`../../blocks/${folder}/${folder}.tsx`];
};
