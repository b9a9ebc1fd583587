import { blockGroups } from '@vitrine/contract/blocks/block-groups.ts';
import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import { displayProps } from '@vitrine/contract/blocks/display-props.ts';
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { BlockDescription, Field as BlockField, BlockPlace } from '@vitrine/contract/fields.ts';
import type { Bilingual } from '@vitrine/contract/locale.ts';
import { repeaterItems } from '@vitrine/contract/parse-block.ts';
import type { Block, BlocksField, Field } from 'payload';
import { blockLevel, blockSlug } from './block-slug.ts';
import { coreDataField } from './fields/core-data-fields.ts';
import { collapsed } from './fields/form-pieces.ts';
import { payloadField } from './fields/payload-field.ts';

/** Converts the block descriptions of the contract to Payload blocks. */

/** A field of a block and its position in the tree of blocks. */
interface PlacedField {
  name: string;
  field: BlockField;
  /** The block types that the field may hold at this position; null for a field that holds no blocks. */
  allowed: readonly BlockDescription[] | null;
}

/** Returns every Payload block, items included; collections refer to them by slug in `blockReferences`. */
export function allPayloadBlocks(descriptions: readonly BlockDescription[] = blockDescriptions): Block[] {
  const pageBlocks = descriptions.filter(({ place }) => place === 'page');
  const found = new Map<string, Block>();
  const collect = (description: BlockDescription, ancestors: readonly BlockDescription[]) => {
    const slug = slugBelow(description, ancestors);
    if (slug === null || found.has(slug)) return;
    const path = [...ancestors, description];
    const fields = Object.entries(description.fields).map(([name, field]): PlacedField => {
      const types = field.kind === 'blocks' ? pageBlocks : repeaterItems(field);
      return { name, field, allowed: types?.filter((type) => blockLevel(type, path) !== null) ?? null };
    });
    found.set(slug, payloadBlock(slug, description, fields, path));
    for (const { allowed } of fields) for (const type of allowed ?? []) collect(type, path);
  };
  for (const description of descriptions) collect(description, []);
  return [...found.values()];
}

/** Returns the slug of a block below `ancestors`; null if it would nest too deep. */
function slugBelow(description: BlockDescription, ancestors: readonly BlockDescription[]): string | null {
  const level = blockLevel(description, ancestors);
  return level === null ? null : blockSlug(description.type, level);
}

function payloadBlock(
  slug: string,
  description: BlockDescription,
  fields: readonly PlacedField[],
  path: readonly BlockDescription[],
): Block {
  const toPayload = ({ name, field, allowed }: PlacedField): Field[] => {
    if (allowed === null) return [payloadField(name, field)];
    return allowed.length > 0 ? [listField(name, field, allowed, path)] : [];
  };
  const looks = fields.filter(({ name }) => name in displayProps);
  const content = fields.filter(({ name }) => !(name in displayProps));
  return {
    slug,
    labels: { singular: description.label, plural: description.label },
    admin: {
      disableBlockName: true,
      components: { Label: blockLabelComponent(description) },
      ...(description.group && { group: blockGroups[description.group] }),
    },
    fields: [
      ...content.flatMap(toPayload),
      ...(looks.length > 0 ? [collapsed('Apparence', 'Appearance', looks.flatMap(toPayload))] : []),
      settingsField(description),
    ],
  };
}

/** Returns the component that labels a block with its type and its first text. */
const blockLabelComponent = ({ label, fields }: BlockDescription) => ({
  path: '/components/block-label.tsx#BlockLabel',
  clientProps: { label, titlePaths: Object.entries(fields).flatMap(([name, { kind }]) => titlePath(name, kind)) },
});

function titlePath(name: string, kind: BlockField['kind']): string[] {
  if (kind === 'text' || kind === 'textarea' || kind === 'richtext') return [name];
  return kind === 'link' ? [`${name}.text`] : [];
}

function listField(
  name: string,
  field: BlockField,
  allowed: readonly BlockDescription[],
  path: readonly BlockDescription[],
): Field {
  // A source of core data fills the list after the form is saved.
  const mayStartEmpty = path.some(({ coreData }) => coreData !== null);
  const { min, max } = 'min' in field ? field : { min: 0, max: null };
  return {
    name,
    type: 'blocks',
    label: field.label,
    labels: { singular: singularOf(field, allowed), plural: field.label },
    admin: { description: field.doc, initCollapsed: true },
    ...(min > 0 && !mayStartEmpty && { required: true, minRows: min }),
    ...(max !== null && { maxRows: max }),
    blocks: [],
    // The slugs come from the descriptions, so Payload's generated union of slugs cannot know them.
    blockReferences: allowed.map((type) => slugBelow(type, path)) as never[],
  };
}

const blockLabel = { fr: 'bloc', en: 'block' };
const itemLabel = { fr: 'élément', en: 'item' };

/** Returns the label of one entry of a list: that of its only type, or a general one. */
function singularOf(field: BlockField, [first, second]: readonly BlockDescription[]): Bilingual {
  if (field.kind === 'blocks') return blockLabel;
  return first && !second ? { fr: first.label.fr.toLowerCase(), en: first.label.en.toLowerCase() } : itemLabel;
}

/** Returns the collapsed field of `block_params`. */
function settingsField(description: BlockDescription): Field {
  const own = Object.entries(description.params).map(([name, field]) => payloadField(name, field));
  const { coreData: kind } = description;
  // The page provides the listing; staff do not choose it.
  const coreData: Field[] = kind === null || kind === 'listing' ? [] : [coreDataField(kind)];
  return collapsed('Réglages du bloc', 'Block settings', [
    {
      name: 'params',
      type: 'group',
      label: false,
      admin: { hideGutter: true },
      fields: [
        {
          name: 'color_scheme',
          type: 'select',
          label: { fr: 'Jeu de couleurs', en: 'Colour scheme' },
          options: [
            { value: schemeNames[0], label: { fr: 'Clair', en: 'Light' } },
            { value: schemeNames[1], label: { fr: 'Gris pâle', en: 'Pale grey' } },
            { value: schemeNames[2], label: { fr: 'Inversé', en: 'Inverted' } },
          ],
        },
        ...own,
        ...coreData,
      ],
    },
  ]);
}

/** Returns the field of a list of blocks for the given place: the content of a page, a header or a footer. */
export const blocksField = (name: string, place: BlockPlace, label: Bilingual): BlocksField => ({
  name,
  type: 'blocks',
  label,
  labels: { singular: blockLabel, plural: { fr: 'blocs', en: 'blocks' } },
  admin: { initCollapsed: true },
  blocks: [],
  blockReferences: blockDescriptions
    .filter((description) => description.place === place)
    // See listField.
    .map((description) => description.type) as never[],
});
