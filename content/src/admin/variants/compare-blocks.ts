import type { Values } from '../blocks/block-form-state.ts';

export type BlockState = 'same' | 'changed' | 'added' | 'removed';

export interface ComparedBlock {
  id: string;
  blockType: string;
  state: BlockState;
}

export interface Comparison {
  blocks: ComparedBlock[];
  /** True when the blocks that the page and the variant share are in a different order. */
  isReordered: boolean;
}

/** Compares the blocks of a variant with those of its page. A block of the variant names the block from which it was copied. */
export function compareBlocks(page: readonly Values[], variant: readonly Values[]): Comparison {
  const left = [...page];
  const matches: number[] = [];
  const blocks = variant.map((block): ComparedBlock => {
    const at = left.findIndex((own) => isOrigin(own, block));
    const [origin] = at < 0 ? [] : left.splice(at, 1);
    const own = { id: String(block.id), blockType: String(block.blockType) };
    if (!origin) return { ...own, state: 'added' };
    matches.push(page.indexOf(origin));
    return { ...own, state: content(origin) === content(block) ? 'same' : 'changed' };
  });
  const removed = left.map(
    (block): ComparedBlock => ({ id: String(block.id), blockType: String(block.blockType), state: 'removed' }),
  );
  const isReordered = matches.some((at, index) => index > 0 && at < (matches[index - 1] ?? 0));
  return { blocks: [...blocks, ...removed], isReordered };
}

/** True when the block of the variant was copied from the block of the page, or when both refer to the same reusable block. */
function isOrigin(own: Values, block: Values): boolean {
  if (own.blockType !== block.blockType) return false;
  if (own.reusable !== undefined) return own.reusable === block.reusable;
  const copied = copiedFrom(block);
  return copied !== undefined && (copied === own.id || copied === copiedFrom(own));
}

function copiedFrom({ params }: Values): unknown {
  return typeof params === 'object' && params !== null && 'copied_from' in params ? params.copied_from : undefined;
}

/** Returns the content of a block as text. */
const content = (block: Values): string => JSON.stringify(filled(block));

/**
 * Returns a value without ids and without what is empty; undefined when nothing is left. The server adds empty values and empty groups to
 * the blocks of a form, and adds them to new copies a moment later. Properties are sorted by name, because the form and the server use
 * different orders.
 */
function filled(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object') return value;
  const members = Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'copied_from')
    .map(([name, member]) => [name, filled(member)] as const)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}
