import { z } from 'zod';
import type { BlockGroup } from './blocks/block-groups.ts';
import {
  codeComponent,
  iconComponent,
  imageComponent,
  linkComponent,
  textComponent,
  videoComponent,
} from './components.ts';
import type { Bilingual } from './locale.ts';
import { localized } from './localized.ts';

/**
 * The field language: each block is described once with these functions. Its TypeScript type, its parser, its fields in the
 * admin, its reference page and its QA form are derived from the description. Every field takes its label and a sentence of help
 * for editors, both in French and English, then its constraints.
 */

interface Constraints {
  /** A block without the field is reported and left out. A value in one language is sufficient. */
  readonly required?: boolean;
}

interface ListConstraints extends Constraints {
  /** Minimum number of items; a block with fewer is reported and left out. `required` means 1. */
  readonly min?: number;
  /** Maximum number of items; the others are reported and left out. */
  readonly max?: number;
}

const describe = (label: Bilingual, doc: Bilingual, { required = false }: Constraints = {}) => ({
  label,
  doc,
  required,
});

const describeList = (label: Bilingual, doc: Bilingual, { required = false, min = 0, max }: ListConstraints = {}) => ({
  ...describe(label, doc, { required: required || min > 0 }),
  min: required ? Math.max(1, min) : min,
  max: max ?? null,
  schema: z.array(z.unknown()).nullish(),
});

/** One line of plain text per locale; a line break tag becomes a new line (components.3). */
export const text = (label: Bilingual, doc: Bilingual, constraints?: Constraints) =>
  ({ kind: 'text', ...describe(label, doc, constraints), schema: textComponent.nullish() }) as const;

/** Several lines of plain text per locale. */
export const textarea = (label: Bilingual, doc: Bilingual, constraints?: Constraints) =>
  ({ kind: 'textarea', ...describe(label, doc, constraints), schema: textComponent.nullish() }) as const;

/** HTML per locale, sanitised by the website before it is rendered. */
export const richtext = (label: Bilingual, doc: Bilingual, constraints?: Constraints) =>
  ({ kind: 'richtext', ...describe(label, doc, constraints), schema: textComponent.nullish() }) as const;

/** Code that only administrators may write, such as that of `script_embed_block`; the block that holds it makes it safe. */
export const code = (label: Bilingual, doc: Bilingual, constraints?: Constraints) =>
  ({ kind: 'code', ...describe(label, doc, constraints), schema: codeComponent.nullish() }) as const;

export const icon = (label: Bilingual, doc: Bilingual, constraints?: Constraints) =>
  ({ kind: 'icon', ...describe(label, doc, constraints), schema: iconComponent.nullish() }) as const;

export const image = (label: Bilingual, doc: Bilingual, constraints?: Constraints) =>
  ({ kind: 'image', ...describe(label, doc, constraints), schema: imageComponent.nullish() }) as const;

export const video = (label: Bilingual, doc: Bilingual, constraints?: Constraints) =>
  ({ kind: 'video', ...describe(label, doc, constraints), schema: videoComponent.nullish() }) as const;

/** A picture or a video. */
export const media = (label: Bilingual, doc: Bilingual, constraints?: Constraints) =>
  ({
    kind: 'media',
    ...describe(label, doc, constraints),
    schema: z.union([imageComponent, videoComponent]).nullish(),
  }) as const;

/** The link that stands where staff set no address: to the first page of the site that shows a block of a type. */
export interface DefaultLink {
  /** Type of the block. */
  readonly block: string;
  /** Fragment of the address, which leads to the block. */
  readonly fragment: string;
  readonly text: Bilingual;
}

interface LinkConstraints extends Constraints {
  /** The link is left out on a site that shows no such block. */
  readonly byDefault?: DefaultLink;
}

export const link = (label: Bilingual, doc: Bilingual, { byDefault, ...constraints }: LinkConstraints = {}) =>
  ({
    kind: 'link',
    ...describe(label, doc, constraints),
    byDefault: byDefault ?? null,
    schema: linkComponent.nullish(),
  }) as const;

/**
 * One of a few values, each with its label. An unknown value counts as the default, so that a typing error does not remove a
 * block. Without a default the block decides.
 */
export const choice = <
  const O extends Readonly<Record<string, Bilingual>>,
  const D extends (keyof NoInfer<O> & string) | null,
>(
  options: O,
  byDefault: D,
  label: Bilingual,
  doc: Bilingual,
) =>
  ({
    kind: 'choice',
    options,
    default: byDefault,
    ...describe(label, doc),
    schema: z.enum(Object.keys(options)).nullish().catch(undefined),
  }) as const;

export const number = <D extends number | null>(byDefault: D, label: Bilingual, doc: Bilingual) =>
  ({ kind: 'number', default: byDefault, ...describe(label, doc), schema: z.number().nullish() }) as const;

export const flag = (byDefault: boolean, label: Bilingual, doc: Bilingual) =>
  ({ kind: 'flag', default: byDefault, ...describe(label, doc), schema: z.boolean().nullish() }) as const;

/** A colour, or the name of a theme colour (`accent1.normal`). */
export const color = (label: Bilingual, doc: Bilingual) =>
  ({ kind: 'color', ...describe(label, doc), schema: z.string().nullish() }) as const;

/** A value that is equal in every language: a slug, an id, a length. */
export const scalar = (label: Bilingual, doc: Bilingual, constraints?: Constraints) =>
  ({
    kind: 'scalar',
    ...describe(label, doc, constraints),
    schema: z.union([z.string(), z.number().transform(String)]).nullish(),
  }) as const;

/** Latitude and longitude in degrees (WGS 84), as a pair or as `{lat, lng}`. */
export const coords = (label: Bilingual, doc: Bilingual, constraints?: Constraints) =>
  ({
    kind: 'coords',
    ...describe(label, doc, constraints),
    schema: z
      .union([
        z.tuple([z.number(), z.number()]),
        z.object({ lat: z.number(), lng: z.number() }).transform(({ lat, lng }): [number, number] => [lat, lng]),
      ])
      .nullish(),
  }) as const;

/** A list of options, each with an id and a label per language, such as the offices by which a list can be filtered. */
export const optionList = (label: Bilingual, doc: Bilingual) =>
  ({
    kind: 'option-list',
    ...describe(label, doc),
    schema: z
      .array(
        z.object({ id: z.union([z.string(), z.number().transform(String)]), label: localized(z.string()).nullish() }),
      )
      .nullish(),
  }) as const;

/** A list of items of the given types. */
export const repeater = <const I extends readonly BlockDescription[]>(
  items: I,
  label: Bilingual,
  doc: Bilingual,
  constraints?: ListConstraints,
) => ({ kind: 'repeater', items, ...describeList(label, doc, constraints) }) as const;

/** A repeater of items that contain themselves, such as menus: the types are looked up on first use. */
export const lazyRepeater = (
  items: () => readonly BlockDescription[],
  label: Bilingual,
  doc: Bilingual,
  constraints?: ListConstraints,
) => ({ kind: 'lazy-repeater', items, ...describeList(label, doc, constraints) }) as const;

/** A list of any blocks that are allowed on a page. Their descriptions come from the lookup that `parseBlocks` receives. */
export const anyBlock = (label: Bilingual, doc: Bilingual, constraints?: ListConstraints) =>
  ({ kind: 'blocks', ...describeList(label, doc, constraints) }) as const;

export type Field =
  | ReturnType<
      | typeof text
      | typeof textarea
      | typeof richtext
      | typeof code
      | typeof icon
      | typeof image
      | typeof video
      | typeof media
      | typeof link
      | typeof choice
      | typeof number
      | typeof flag
      | typeof color
      | typeof scalar
      | typeof coords
      | typeof optionList
      | typeof lazyRepeater
      | typeof anyBlock
    >
  | ReturnType<typeof repeater<readonly BlockDescription[]>>;
export type Fields = Readonly<Record<string, Field>>;

/** A place for blocks: a page, the header, the footer, or only the repeater of another block. */
export type BlockPlace = 'page' | 'header' | 'footer' | 'item';

export interface BlockDescription {
  readonly type: string;
  readonly place: BlockPlace;
  /** The group in the admin's picker and in the reference; null for items. */
  readonly group: BlockGroup | null;
  /** The position within the group. */
  readonly order: number;
  readonly label: Bilingual;
  readonly doc: Bilingual;
  readonly fields: Fields;
  /** The fields of `block_params` beside `color_scheme` and `core_data`. */
  readonly params: Fields;
  /** The meaning of `core_data`: the source that may fill the block's repeaters (wire.10), a listing, or an iframe. */
  readonly coreData: CoreDataKind | null;
  /** The part of the source's query that the block fixes, whatever staff choose. */
  readonly coreQuery: Readonly<Record<string, string>>;
  /** True when the website loads what the block lists, by the address of its page. */
  readonly isLoaded: boolean;
  /** True when a form of the block leads to the search page, which its site must then have. */
  readonly opensSearch: boolean;
}

/** A description whose type and fields are known to the compiler. */
export interface TypedBlock<T extends string, F extends Fields, P extends Fields> extends BlockDescription {
  readonly type: T;
  readonly fields: F;
  readonly params: P;
}

export const coreDataSources = ['properties', 'people', 'offices', 'articles'] as const;
export type CoreDataSource = (typeof coreDataSources)[number];
/**
 * `listing`: `core_data.listing` contains a full listing. `iframe`: `core_data` names the page that the block embeds
 * (`blocks/property-iframe.ts`).
 */
export type CoreDataKind = CoreDataSource | 'listing' | 'iframe';

interface ItemOptions<F extends Fields, P extends Fields> {
  label: Bilingual;
  doc: Bilingual;
  fields: F;
  params?: P;
}

interface BlockOptions<F extends Fields, P extends Fields> extends ItemOptions<F, P> {
  place?: Exclude<BlockPlace, 'item'>;
  group: BlockGroup;
  order: number;
  coreData?: CoreDataKind;
  coreQuery?: Readonly<Record<string, string>>;
  isLoaded?: boolean;
  opensSearch?: boolean;
}

const noParams = {};

/** Describes one block type; `type` is its `block_type` on the wire. */
export const describeBlock = <
  const T extends string,
  const F extends Fields,
  const P extends Fields = Record<never, never>,
>(
  type: T,
  {
    place = 'page',
    params,
    coreData,
    coreQuery = {},
    isLoaded = false,
    opensSearch = false,
    ...rest
  }: BlockOptions<F, P>,
): TypedBlock<T, F, P> => ({
  type,
  place,
  // A block without its own params has P = {}, which noParams is.
  params: params ?? (noParams as P),
  coreData: coreData ?? null,
  coreQuery,
  isLoaded,
  opensSearch,
  ...rest,
});

/** Describes one item type: a block that is used only in the repeaters of others. */
export const describeItem = <
  const T extends string,
  const F extends Fields,
  const P extends Fields = Record<never, never>,
>(
  type: T,
  { params, ...rest }: ItemOptions<F, P>,
): TypedBlock<T, F, P> => ({
  type,
  place: 'item',
  group: null,
  order: 0,
  // See describeBlock.
  params: params ?? (noParams as P),
  coreData: null,
  coreQuery: {},
  isLoaded: false,
  opensSearch: false,
  ...rest,
});
