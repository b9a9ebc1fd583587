import type { ArrayField, ArrayFieldValidation } from 'payload';
import { blocksField } from '../blocks/blocks-to-payload.ts';
import { reusableBlockSlug } from '../blocks/reusable-block-slug.ts';
import { rowLabel } from '../fields/form-pieces.ts';
import { messageFor } from '../payload/message-for.ts';
import { asList, asObject } from '../values/untyped-values.ts';
import { completeVariants } from './copied-blocks.ts';

/** Returns the field of the blocks of a page or of a variant, which are composed with the tools of the admin. */
export const pageBlocksField = () => ({
  ...blocksField('blocks', 'page', { fr: 'Blocs', en: 'Blocks' }, [reusableBlockSlug]),
  admin: {
    initCollapsed: true,
    className: 'page-blocks',
    components: { afterInput: ['/blocks/add-block-button.tsx#AddBlockButton'] },
  },
});

const keysDiffer: ArrayFieldValidation = (rows, { req }) => {
  // The state of a form holds the number of rows in place of an empty list.
  const keys = asList(rows).map((row) => asObject(row).key);
  if (new Set(keys).size === keys.length) return true;
  return messageFor(req, {
    fr: 'Deux variantes ont la même adresse. Supprimez l’une d’elles.',
    en: 'Two variants have the same address. Delete one of them.',
  });
};

/** Returns the field of the variants of a page, which its form shows one at a time in place of the page's own blocks. */
export const variantsField = (): ArrayField => ({
  name: 'variants',
  type: 'array',
  label: { fr: 'Variantes', en: 'Variants' },
  labels: { singular: { fr: 'variante', en: 'variant' }, plural: { fr: 'variantes', en: 'variants' } },
  validate: keysDiffer,
  hooks: { beforeChange: [completeVariants] },
  admin: {
    components: {
      ...rowLabel({ fr: 'Variante', en: 'Variant' }, 'name', 'key'),
      Field: '/variants/variant-fields.tsx#VariantFields',
    },
  },
  fields: [
    // The part of the variant's address after `?variant=`, which the form makes from the name.
    { name: 'key', type: 'text', required: true, admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, label: { fr: 'Nom de la variante', en: 'Name of the variant' } },
        {
          name: 'color',
          type: 'text',
          label: { fr: 'Couleur de son bandeau', en: 'Colour of its banner' },
          admin: { components: { Field: '/variants/banner-color-field.tsx#BannerColorField' } },
        },
      ],
    },
    pageBlocksField(),
  ],
});
