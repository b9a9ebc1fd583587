import { type Field, repeaterItems } from '@vitrine/contract/fields.ts';
import type { ContentKind } from './content-kind.ts';
import { listOfBlocks } from './list-of-blocks.ts';

/** Number of items in a repeater of a sample. */
const itemCount = 3;

export const repeater: ContentKind<Field<'repeater' | 'lazy-repeater'>> = {
  ...listOfBlocks,
  sample: (field, { name, sampleBlock }) => {
    const types = repeaterItems(field) ?? [];
    const length = Math.min(itemCount, field.max ?? itemCount);
    return Array.from({ length }, (_, index) => types[index % types.length]).flatMap(
      (type, index) => (type && sampleBlock(type, `${name}-${index}`, index)) ?? [],
    );
  },
};
