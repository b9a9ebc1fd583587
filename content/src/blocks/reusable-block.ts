import type { Block } from 'payload';
import { asList, asNumber, asObject, type Loose } from '../values/untyped-values.ts';
import { reusableBlockSlug } from './reusable-block-slug.ts';

/**
 * A block of a page that refers to a document of the collection `reusable-blocks`. On the wire, the block of that document takes its place.
 */

/** Limits the choice to blocks of the site of the page. */
const ofSameSite = ({ data }: { data?: { site?: unknown } }) => (data?.site ? { site: { equals: data.site } } : true);

/** Returns the block: a new object at each call, because Payload mutates it. */
export const reusableBlock = (): Block => ({
  slug: reusableBlockSlug,
  labels: {
    singular: { fr: 'Bloc réutilisable', en: 'Reusable block' },
    plural: { fr: 'Blocs réutilisables', en: 'Reusable blocks' },
  },
  admin: {
    disableBlockName: true,
    components: { Label: '/blocks/reusable-block-label.tsx#ReusableBlockLabel' },
  },
  fields: [
    {
      name: 'reusable',
      type: 'relationship',
      relationTo: 'reusable-blocks',
      required: true,
      filterOptions: ofSameSite,
      label: { fr: 'Bloc réutilisable', en: 'Reusable block' },
      admin: {
        description: {
          fr: 'Le crayon ouvre le bloc. Ce que vous y changez change sur toutes ses pages.',
          en: 'The pencil opens the block. What you change there changes on all of its pages.',
        },
      },
    },
    {
      name: 'params',
      type: 'group',
      label: false,
      admin: { hideGutter: true },
      fields: [{ name: 'is_hidden', type: 'checkbox', label: { fr: 'Masqué sur le site', en: 'Hidden on the site' } }],
    },
  ],
});

/** Returns the ids of the reusable blocks in a list of blocks of a page. */
export const reusableIds = (blocks: unknown): number[] =>
  asList(blocks).flatMap((row) => {
    const { blockType, reusable } = asObject(row);
    const id = asNumber(reusable);
    return blockType === reusableBlockSlug && id !== undefined ? [id] : [];
  });

/**
 * Returns the list with each reference replaced by its reusable block, which gets the id of the reference's row. References to missing
 * blocks are left out.
 */
export const withReusable = (blocks: unknown, found: ReadonlyMap<number, Loose>): Loose[] =>
  asList(blocks).flatMap((raw) => {
    const row = asObject(raw);
    if (row.blockType !== reusableBlockSlug) return [row];
    const block = found.get(Number(row.reusable));
    if (!block) return [];
    const isHidden = asObject(row.params).is_hidden === true;
    return [{ ...block, id: row.id, params: { ...asObject(block.params), ...(isHidden && { is_hidden: true }) } }];
  });
