import type { FinishedBlock } from './define-block.ts';

/** Yields every block of a list and the blocks nested in its fields, in the order of the page. */
export function* walkBlocks(blocks: readonly FinishedBlock[]): Generator<FinishedBlock> {
  for (const block of blocks) {
    yield block;
    if (block.hasNestedBlocks) yield* walkValue(block.fields);
  }
}

function* walkValue(value: unknown): Generator<FinishedBlock> {
  if (typeof value !== 'object' || value === null) return;
  if (isFinishedBlock(value)) yield* walkBlocks([value]);
  else for (const each of Object.values(value)) yield* walkValue(each);
}

/** Returns a copy of a list in which each block of `replacements`, nested or not, is replaced. */
export const replaceBlocks = (
  blocks: readonly FinishedBlock[],
  replacements: ReadonlyMap<FinishedBlock, FinishedBlock>,
): FinishedBlock[] => blocks.map((block) => replaceBlock(block, replacements));

function replaceBlock(block: FinishedBlock, replacements: ReadonlyMap<FinishedBlock, FinishedBlock>): FinishedBlock {
  const replaced = replacements.get(block) ?? block;
  if (!replaced.hasNestedBlocks) return replaced;
  return { ...replaced, fields: replaceIn(replaced.fields, replacements) };
}

function replaceIn<T>(value: T, replacements: ReadonlyMap<FinishedBlock, FinishedBlock>): T {
  if (typeof value !== 'object' || value === null) return value;
  // Each branch returns the shape of `value`; only blocks are replaced, by blocks.
  if (isFinishedBlock(value)) return replaceBlock(value, replacements) as T;
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, replacements)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceIn(each, replacements)])) as T;
}

/** True for a block; items of repeaters have no scheme of their own. */
const isFinishedBlock = (value: object): value is FinishedBlock => 'scheme' in value && 'fields' in value;
