/** One walk over the blocks within blocks, for every form in which blocks exist: on the wire and finished for the website. */

interface AnyBlock {
  readonly fields?: unknown;
}

/** Tells the walk which values are blocks in one form, such as that of the wire, where an item of a repeater may be a block or a plain value. */
export interface BlockForm<B extends AnyBlock> {
  isBlock: (value: object) => value is B;
  /** False for a block whose fields are known to hold no blocks, so that they are not searched. */
  mayHoldBlocks: (block: B) => boolean;
}

/** Yields every block within a value, each before the blocks in its fields. */
export function* walkBlocks<B extends AnyBlock>(value: unknown, form: BlockForm<B>): Generator<B> {
  if (typeof value !== 'object' || value === null) return;
  if (!form.isBlock(value)) {
    for (const each of Object.values(value)) yield* walkBlocks(each, form);
    return;
  }
  yield value;
  if (form.mayHoldBlocks(value)) yield* walkBlocks(value.fields, form);
}

/** Returns a copy of a list in which each block of `replacements`, nested or not, is replaced, or left out for null. */
export const replaceBlocks = <B extends AnyBlock>(
  blocks: readonly B[],
  replacements: ReadonlyMap<B, B | null>,
  form: BlockForm<B>,
): B[] => blocks.flatMap((block) => replaceBlock(block, replacements, form));

function replaceBlock<B extends AnyBlock>(
  block: B,
  replacements: ReadonlyMap<B, B | null>,
  form: BlockForm<B>,
): B | [] {
  const replaced = replacements.get(block);
  if (replaced === null) return [];
  const own = replaced ?? block;
  return form.mayHoldBlocks(own) ? { ...own, fields: replaceIn(own.fields, replacements, form) } : own;
}

function replaceIn<B extends AnyBlock>(
  value: unknown,
  replacements: ReadonlyMap<B, B | null>,
  form: BlockForm<B>,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (form.isBlock(value)) return replaceBlock(value, replacements, form);
  if (Array.isArray(value)) return value.flatMap((each) => replaceIn(each, replacements, form));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceIn(each, replacements, form)]));
}
