import type { BlockGroup } from './blocks/block-groups.ts';
import type { BlocksField } from './kinds/blocks.ts';
import type { ChoiceField } from './kinds/choice.ts';
import type { CodeField } from './kinds/code.ts';
import type { ColorField } from './kinds/color.ts';
import type { CoordsField } from './kinds/coords.ts';
import type { FlagField } from './kinds/flag.ts';
import type { IconField } from './kinds/icon.ts';
import type { ImageField } from './kinds/image.ts';
import type { LazyRepeaterField } from './kinds/lazy-repeater.ts';
import type { LinkField } from './kinds/link.ts';
import type { MediaField } from './kinds/media.ts';
import type { NumberField } from './kinds/number.ts';
import type { OptionListField } from './kinds/option-list.ts';
import type { RepeaterField } from './kinds/repeater.ts';
import type { RichtextField } from './kinds/richtext.ts';
import type { ScalarField } from './kinds/scalar.ts';
import type { TextField } from './kinds/text.ts';
import type { TextareaField } from './kinds/textarea.ts';
import type { VideoField } from './kinds/video.ts';
import type { Bilingual } from './locale.ts';

/**
 * The field language: each block is described once, with the functions of `kinds/`. Its TypeScript type, its parser, its fields in the
 * admin, its reference page and its QA form are derived from the description. Every field takes its label and a sentence of help
 * for editors, both in French and English, then its constraints.
 */

/** The type of a field by its kind. The content service and the website have the same keys in their records. */
interface FieldByKind {
  text: TextField;
  textarea: TextareaField;
  richtext: RichtextField;
  code: CodeField;
  icon: IconField;
  image: ImageField;
  video: VideoField;
  media: MediaField;
  link: LinkField;
  choice: ChoiceField;
  number: NumberField;
  flag: FlagField;
  color: ColorField;
  scalar: ScalarField;
  coords: CoordsField;
  'option-list': OptionListField;
  repeater: RepeaterField<readonly BlockDescription[]>;
  'lazy-repeater': LazyRepeaterField<BlockDescription>;
  blocks: BlocksField;
}

export type FieldKind = keyof FieldByKind;
/** A field of the kind `K`, by default of any kind. */
export type Field<K extends FieldKind = FieldKind> = FieldByKind[K];
export type Fields = Readonly<Record<string, Field>>;

/** Returns the names of the fields of some kinds. */
export const namesOfKinds = (fields: Fields, ...kinds: readonly FieldKind[]): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []));

/** Returns the item types that a repeater allows; null for a field that is not a repeater. */
export const repeaterItems = (field: Field): readonly BlockDescription[] | null =>
  'items' in field ? (field.items?.() ?? null) : null;

/** True for a field that holds any blocks of a page. */
export const holdsPageBlocks = (field: Field): boolean => 'items' in field && field.items === null;

/** True when the block, or an item within it, holds any blocks of a page. */
export function isContainer(description: BlockDescription, seen = new Set<BlockDescription>()): boolean {
  if (seen.has(description)) return false;
  seen.add(description);
  return Object.values(description.fields).some(
    (field) => holdsPageBlocks(field) || repeaterItems(field)?.some((item) => isContainer(item, seen)),
  );
}

/** Returns the types of the blocks that a field holds, given those of a page; null for a field without blocks. */
export const nestedTypes = (
  field: Field,
  pageBlocks: readonly BlockDescription[],
): readonly BlockDescription[] | null => (holdsPageBlocks(field) ? pageBlocks : repeaterItems(field));

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

export const coreDataSources = ['properties', 'people', 'offices', 'articles', 'area'] as const;
export type CoreDataSource = (typeof coreDataSources)[number];
/**
 * `listing`: `core_data.listing` contains a full listing. `iframe`: `core_data` names the page that the block embeds
 * (`blocks/property-iframe.ts`). `privacy`: `core_data.privacy` has the facts of a privacy notice (`privacy-facts.ts`).
 */
export type CoreDataKind = CoreDataSource | 'listing' | 'iframe' | 'privacy';

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
  // The cast holds because a block without its own params has P = {}, which is the type of noParams.
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
  // The cast holds for the same reason as in describeBlock.
  params: params ?? (noParams as P),
  coreData: null,
  coreQuery: {},
  isLoaded: false,
  opensSearch: false,
  ...rest,
});
