import { blockGroups } from '@vitrine/contract/blocks/block-groups.ts';
import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import { displayPropNames } from '@vitrine/contract/blocks/display-props.ts';
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import {
  type BlockDescription,
  type Field as BlockField,
  type BlockPlace,
  holdsPageBlocks,
  nestedTypes,
  repeaterItems,
} from '@vitrine/contract/fields.ts';
import type { Bilingual } from '@vitrine/contract/locale.ts';
import type { Block, BlocksField, Field, FieldHook } from 'payload';
import { blockLevel, blockSlug } from '../fields/block-slug.ts';
import { coreDataField } from '../fields/core-data-fields.ts';
import { collapsed } from '../fields/form-pieces.ts';
import { knownBlocks } from '../fields/known-blocks.ts';
import { withLimits } from '../fields/list-limits.ts';
import { menuOptions, submenuOf } from '../fields/menu-fields.ts';
import type { FormPlace } from '../kinds/content-kind.ts';
import { contentKinds } from '../kinds/content-kinds.ts';

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
      const types = nestedTypes(field, pageBlocks);
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
    if (allowed?.length === 0) return [];
    const isInMenu = submenuOf(description) !== null;
    return [payloadField(name, field, { isInMenu, listField: () => listField(name, field, allowed ?? [], path) })];
  };
  const looks = fields.filter(({ name }) => displayPropNames.includes(name));
  const content = fields.filter(({ name }) => !displayPropNames.includes(name));
  return {
    slug,
    labels: { singular: description.label, plural: description.label },
    admin: {
      disableBlockName: true,
      components: { Label: blockLabelComponent(description) },
      ...(description.group && { group: blockGroups[description.group] }),
      ...(description.place === 'page' && { images: { thumbnail: miniatureOf(description) } }),
    },
    fields: [
      ...content.flatMap(toPayload),
      ...(looks.length > 0 ? [collapsed('Apparence', 'Appearance', looks.flatMap(toPayload))] : []),
      settingsField(description),
    ],
  };
}

const payloadField = (name: string, field: BlockField, place: Omit<FormPlace, 'shared'>): Field =>
  contentKinds[field.kind].adminField(field, {
    ...place,
    shared: { name, label: field.label, admin: { description: field.doc } },
  });

/** Returns the address of the picture of a block in the admin, which `npm run miniatures` draws. */
export const miniatureOf = ({ type }: { type: string }): string => `/block-miniatures/${type}.webp`;

/** Returns the component that labels a block with its type and its first text: the title where it has one. */
const blockLabelComponent = (description: BlockDescription) => ({
  path: '/components/block-label.tsx#BlockLabel',
  clientProps: { label: description.label, titlePaths: titlePaths(description) },
});

/** Number of levels of items that are searched for a name of a block without a text of its own. */
const titleLevels = 2;

/**
 * Returns the paths of the fields that may name a block, by rank: its texts, its pictures, the fields of its first items, and other values.
 */
function titlePaths({ fields }: BlockDescription, levels = titleLevels): string[] {
  const entries = Object.entries(fields);
  const pathsOf = (rank: 'text' | 'picture' | 'value') =>
    entries.flatMap(([name, { kind }]) => {
      const path = contentKinds[kind].titles?.[rank];
      return path === undefined ? [] : [path === '' ? name : `${name}.${path}`];
    });
  const texts = pathsOf('text').sort((one, other) => Number(other === 'main_title') - Number(one === 'main_title'));
  const ofItems = entries.flatMap(([name, field]) =>
    levels > 0
      ? (repeaterItems(field) ?? []).flatMap((item) => titlePaths(item, levels - 1).map((path) => `${name}.0.${path}`))
      : [],
  );
  return [...texts, ...pathsOf('picture'), ...new Set(ofItems), ...pathsOf('value')];
}

function listField(
  name: string,
  field: BlockField,
  allowed: readonly BlockDescription[],
  path: readonly BlockDescription[],
): Field {
  // The source of core data fills the list only after the form is saved.
  const mayStartEmpty = path.some(({ coreData }) => coreData !== null);
  const { min, max } = 'min' in field ? field : { min: 0, max: null };
  const required = mayStartEmpty ? 0 : min;
  const menu = menuOf(allowed, path);
  const slugs = allowed.map((type) => slugBelow(type, path)).filter((slug) => slug !== null);
  return {
    name,
    type: 'blocks',
    label: field.label,
    labels: { singular: singularOf(field, allowed), plural: field.label },
    admin: {
      description: withLimits(field.doc, required, max),
      initCollapsed: true,
      ...(menu && { components: menu.components }),
    },
    hooks: { ...menu?.hooks, beforeValidate: [knownBlocks(slugs)] },
    ...(required > 0 && { required: true, minRows: required }),
    ...(max !== null && { maxRows: max }),
    blocks: [],
    // The slugs come from the descriptions, so Payload's generated union of slugs cannot know them.
    blockReferences: slugs as never[],
  };
}

/** Returns the menu options of the outermost list whose items may contain items of the same type; null for other lists. */
function menuOf([item, second]: readonly BlockDescription[], path: readonly BlockDescription[]) {
  const submenu = item && !second ? submenuOf(item) : null;
  return item && submenu !== null && !path.includes(item) ? menuOptions(item, submenu) : null;
}

const blockLabel = { fr: 'bloc', en: 'block' };
const itemLabel = { fr: 'élément', en: 'item' };

/** Returns the label of one entry of a list: that of its type when the list allows only one, else a general label. */
function singularOf(field: BlockField, [first, second]: readonly BlockDescription[]): Bilingual {
  if (holdsPageBlocks(field)) return blockLabel;
  return first && !second ? { fr: first.label.fr.toLowerCase(), en: first.label.en.toLowerCase() } : itemLabel;
}

/** Returns the collapsed group of fields for `block_params`. */
function settingsField(description: BlockDescription): Field {
  const own = Object.entries(description.params).map(([name, field]) =>
    payloadField(name, field, { isInMenu: false, listField: () => listField(name, field, [], [description]) }),
  );
  const { coreData: kind } = description;
  // The page determines the listing, and the site the facts of its privacy notice; staff do not choose them.
  const coreData: Field[] =
    kind === null || kind === 'listing' || kind === 'privacy' ? [] : [coreDataField(kind, description.coreQuery)];
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
        ...(description.place === 'page' ? publicationFields() : []),
      ],
    },
  ]);
}

/** Returns the fields whose values keep a block from being published. */
const publicationFields = (): Field[] => [
  {
    name: 'is_hidden',
    type: 'checkbox',
    label: { fr: 'Masqué sur le site', en: 'Hidden on the site' },
    admin: {
      description: {
        fr: 'Le bloc reste ici, et les visiteurs ne le voient pas.',
        en: 'The block stays here, and visitors do not see it.',
      },
    },
  },
  // Set for a block that is added with sample content; the form clears it when that content changes.
  {
    name: 'is_sample',
    type: 'checkbox',
    label: { fr: 'Contenu d’exemple', en: 'Sample content' },
    admin: {
      condition: (_, siblings: { is_sample?: unknown }) => siblings.is_sample === true,
      description: {
        fr: 'Le bloc n’est pas publié. La case se décoche dès que vous modifiez son contenu. Décochez-la pour publier l’exemple tel quel.',
        en: 'The block is not published. The box is cleared as soon as you change its content. Clear it to publish the sample as it is.',
      },
    },
  },
  // Set for a block that was copied in the form (see `copied-block.ts`).
  { name: 'copied_from', type: 'text', admin: { hidden: true } },
];

/**
 * Returns the field of a list of blocks: the content of a page, a header or a footer. `more` contains slugs of further blocks that the list
 * allows.
 */
export const blocksField = (
  name: string,
  place: BlockPlace,
  label: Bilingual,
  more: readonly string[] = [],
): BlocksField & { hooks: { beforeValidate: FieldHook[] } } => {
  const slugs = [
    ...blockDescriptions.filter((description) => description.place === place).map(({ type }) => type),
    ...more,
  ];
  return {
    name,
    type: 'blocks',
    label,
    labels: { singular: blockLabel, plural: { fr: 'blocs', en: 'blocks' } },
    admin: { initCollapsed: true },
    hooks: { beforeValidate: [knownBlocks(slugs)] },
    blocks: [],
    // The slugs are cast for the reason given in `listField`.
    blockReferences: slugs as never[],
  };
};
