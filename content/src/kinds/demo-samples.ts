import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import type { BlockDescription } from '@vitrine/contract/fields.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { SamplePlace } from './content-kind.ts';
import { contentKinds } from './content-kinds.ts';
import type { StoredPicture } from './stored-picture.ts';

/** Maximum depth of the repeaters of a sample. */
const deepest = 3;

/** Returns a block of the description's type with a value in each of its fields. */
export const sampleBlock = (description: BlockDescription, pictures: readonly StoredPicture[]): WireBlock =>
  block(description, { pictures, path: description.type, index: 0, depth: 0 });

const block = (
  { type, fields, place }: BlockDescription,
  at: Omit<SamplePlace, 'name' | 'sampleBlock'>,
): WireBlock => ({
  id: `demo-${at.path}`,
  block_type: type,
  ...(place === 'page' && { block_params: { color_scheme: schemeNames[0] } }),
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = contentKinds[field.kind].sample(field, {
        ...at,
        name,
        sampleBlock: (description, suffix, index = at.index) =>
          at.depth < deepest
            ? block(description, { ...at, path: `${at.path}-${suffix}`, index, depth: at.depth + 1 })
            : null,
      });
      return value === null ? [] : [[name, value]];
    }),
  ),
});
