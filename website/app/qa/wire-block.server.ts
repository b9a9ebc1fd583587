import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { z } from 'zod';

/** A block in the wire format, of which only the shape is known. */
export const wireBlock = z.object({
  block_type: z.string(),
  block_params: z.record(z.string(), z.unknown()).default({}),
  fields: z.record(z.string(), z.unknown()).default({}),
});

const editedBlocks = z.array(wireBlock.extend({ id: z.string() })).max(500);

/** Reads the blocks that an editor sends for preview; null when they have another shape. */
export const readEditedBlocks = (value: unknown) => safeParse(editedBlocks, value).data ?? null;
