import { text1 } from '@vitrine/contract/blocks/text-1.ts';
import type { BlocksField } from '@vitrine/contract/kinds/blocks.ts';
import type { ContentKind } from './content-kind.ts';
import { listOfBlocks } from './list-of-blocks.ts';

export const anyBlock: ContentKind<BlocksField> = {
  ...listOfBlocks,
  sample: (_, { name, sampleBlock }) => {
    const block = sampleBlock(text1, name);
    return block ? [block] : [];
  },
};
