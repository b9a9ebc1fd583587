import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import {
  type BlockDescription,
  type Field as BlockField,
  type BlockPlace,
  displayProps,
} from '@vitrine/contract/fields.ts';
import { repeaterItems } from '@vitrine/contract/parse-block.ts';
import type { Block, BlocksField, Field } from 'payload';
import { blockSlug, menuDepth } from './block-slug.ts';
import { coreDataField } from './fields/core-data-fields.ts';
import { payloadField } from './fields/payload-field.ts';

/** Turns the block descriptions of the contract into Payload blocks; nothing about a block is written a second time. */

/** The items of a repeater, less those that would nest deeper than `menuDepth`. */
function allowedItems(field: BlockField, ancestors: readonly BlockDescription[]): readonly BlockDescription[] {
  const depth = (item: BlockDescription) => ancestors.filter((ancestor) => ancestor === item).length;
  return (repeaterItems(field) ?? []).filter((item) => depth(item) < menuDepth);
}

/** The slug of a block below `ancestors`; it tells how often the block already holds itself. */
const slugBelow = (item: BlockDescription, ancestors: readonly BlockDescription[]) =>
  blockSlug(item.type, ancestors.filter((ancestor) => ancestor === item).length + 1);

function collectBlocks(
  description: BlockDescription,
  ancestors: readonly BlockDescription[],
  found: Map<string, Block>,
) {
  const slug = slugBelow(description, ancestors);
  if (found.has(slug)) return;
  const path = [...ancestors, description];
  const fields = Object.entries(description.fields);
  const toPayload = ([name, field]: [string, BlockField]): Field[] => {
    const items = allowedItems(field, path);
    if (repeaterItems(field) === null) return [payloadField(name, field)];
    if (items.length === 0) return [];
    return [repeaterField(name, field, items, path)];
  };
  const looks = fields.filter(([name]) => name in displayProps);
  const content = fields.filter(([name]) => !(name in displayProps));
  found.set(slug, {
    slug,
    labels: { singular: description.label, plural: description.label },
    admin: { disableBlockName: true },
    fields: [
      ...content.flatMap(toPayload),
      ...(looks.length > 0 ? [collapsed({ fr: 'Apparence', en: 'Looks' }, looks.flatMap(toPayload))] : []),
      settingsField(description),
    ],
  });
  for (const [, field] of fields) for (const item of allowedItems(field, path)) collectBlocks(item, path, found);
}

const collapsed = (label: { fr: string; en: string }, fields: Field[]): Field => ({
  type: 'collapsible',
  label,
  admin: { initCollapsed: true },
  fields,
});

const repeaterField = (
  name: string,
  field: BlockField,
  items: readonly BlockDescription[],
  path: readonly BlockDescription[],
): Field => ({
  name,
  type: 'blocks',
  label: field.label,
  labels: { singular: items.length === 1 && items[0] ? lowerCase(items[0].label) : anyItem, plural: field.label },
  admin: { description: field.doc, initCollapsed: true },
  blocks: [],
  // The slugs come from the descriptions, so Payload's generated union of slugs cannot know them.
  blockReferences: items.map((item) => slugBelow(item, path)) as never[],
});

const anyItem = { fr: 'élément', en: 'item' };
const lowerCase = ({ fr, en }: { fr: string; en: string }) => ({ fr: fr.toLowerCase(), en: en.toLowerCase() });

/** `block_params` of the wire, below the fields and closed at first. */
function settingsField(description: BlockDescription): Field {
  const own = Object.entries(description.params).map(([name, field]) => payloadField(name, field));
  const coreData: Field[] = description.coreData === null ? [] : [coreDataField(description.coreData)];
  return collapsed({ fr: 'Réglages du bloc', en: 'Block settings' }, [
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

/** Every Payload block, items included, by slug; collections name them in `blockReferences`. */
export function allPayloadBlocks(): Block[] {
  const found = new Map<string, Block>();
  for (const description of blockDescriptions) collectBlocks(description, [], found);
  return [...found.values()];
}

/** A list of blocks for the given place: a page's content, a header or a footer. */
export const blocksField = (name: string, place: BlockPlace, label: { fr: string; en: string }): BlocksField => ({
  name,
  type: 'blocks',
  label,
  labels: { singular: { fr: 'bloc', en: 'block' }, plural: { fr: 'blocs', en: 'blocks' } },
  admin: { initCollapsed: true },
  blocks: [],
  blockReferences: blockDescriptions
    .filter((description) => description.place === place)
    // See repeaterField.
    .map((description) => description.type) as never[],
});
