import { createHash } from 'node:crypto';
import type { WireBlock } from '@vitrine/contract/site.ts';

/** Returns 24 hexadecimal digits, like the ids that Payload creates. */
const idOf = (place: string) => createHash('sha256').update(place).digest('hex').slice(0, 24);

const isBlock = (value: unknown): value is WireBlock =>
  typeof value === 'object' && value !== null && 'block_type' in value;

/**
 * Returns the blocks with an id each, including nested blocks. The id is derived from the position, so that a repeated import
 * keeps it, and from the type: Payload fills a block from the stored one with its id, whatever the type of that.
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
