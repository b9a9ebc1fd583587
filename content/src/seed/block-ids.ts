import { createHash } from 'node:crypto';
import type { WireBlock } from '@vitrine/contract/site.ts';

/** Returns an id of 24 hexadecimal digits, like those that Payload creates. */
const idOf = (place: string) => createHash('sha256').update(place).digest('hex').slice(0, 24);

const isBlock = (value: unknown): value is WireBlock =>
  typeof value === 'object' && value !== null && 'block_type' in value;

/**
 * Returns the blocks, including nested ones, each with an id. The id is derived from the position, so that a repeated import produces the
 * same id, and from the type: Payload fills missing fields of a block from the stored block with the same id, even when that has another
 * type.
 */
export const withIds = (blocks: readonly WireBlock[], place: string): WireBlock[] =>
  blocks.map((block, index) => {
    const own = `${place}/${index}/${block.block_type}`;
    const fields = Object.entries(block.fields ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) && value.every(isBlock) ? withIds(value, `${own}/${name}`) : value,
    ]);
    return { ...block, id: block.id ?? idOf(own), fields: Object.fromEntries(fields) };
  });
