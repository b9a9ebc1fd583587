import { z } from 'zod';
import {
  codeComponent,
  iconComponent,
  imageComponent,
  linkComponent,
  textComponent,
  videoComponent,
} from './components.ts';

/**
 * The field language. A block is described once, with these functions; its TypeScript type, its parser, its fields in the
 * admin, its reference page and its QA form all come from that description.
 *
 * Every function takes the French label, the English label and one line that tells an editor what the field is for.
 */

export type Label = { fr: string; en: string };

const describe = (fr: string, en: string, doc: string) => ({ label: { fr, en } satisfies Label, doc });

/** One line of plain text per locale; a line break tag becomes a new line (`1-shell §3`). */
export const text = (fr: string, en: string, doc: string) =>
  ({ kind: 'text', ...describe(fr, en, doc), schema: textComponent.nullish() }) as const;

/** Several lines of plain text per locale. */
export const textarea = (fr: string, en: string, doc: string) =>
  ({ kind: 'textarea', ...describe(fr, en, doc), schema: textComponent.nullish() }) as const;

/** HTML per locale, sanitised by the website before it is rendered. */
export const richtext = (fr: string, en: string, doc: string) =>
  ({ kind: 'richtext', ...describe(fr, en, doc), schema: textComponent.nullish() }) as const;

/** Markup that is trusted as it is; only `script_embed_block` holds one. */
export const code = (fr: string, en: string, doc: string) =>
  ({ kind: 'code', ...describe(fr, en, doc), schema: codeComponent.nullish() }) as const;

export const icon = (fr: string, en: string, doc: string) =>
  ({ kind: 'icon', ...describe(fr, en, doc), schema: iconComponent.nullish() }) as const;

export const image = (fr: string, en: string, doc: string) =>
  ({ kind: 'image', ...describe(fr, en, doc), schema: imageComponent.nullish() }) as const;

export const video = (fr: string, en: string, doc: string) =>
  ({ kind: 'video', ...describe(fr, en, doc), schema: videoComponent.nullish() }) as const;

/** A picture or a video, as the editor likes. */
export const media = (fr: string, en: string, doc: string) =>
  ({ kind: 'media', ...describe(fr, en, doc), schema: z.union([imageComponent, videoComponent]).nullish() }) as const;

export const link = (fr: string, en: string, doc: string) =>
  ({ kind: 'link', ...describe(fr, en, doc), schema: linkComponent.nullish() }) as const;

/** One of a few values. An unknown one counts as the default, so that a typing error never costs a block. */
export const choice = <const O extends readonly [string, ...string[]], D extends O[number]>(
  options: O,
  byDefault: D,
  fr: string,
  en: string,
  doc: string,
) =>
  ({
    kind: 'choice',
    options,
    default: byDefault as O[number],
    ...describe(fr, en, doc),
    schema: z.enum(options).nullish().catch(undefined),
  }) as const;

export const number = <D extends number | null>(byDefault: D, fr: string, en: string, doc: string) =>
  ({ kind: 'number', default: byDefault, ...describe(fr, en, doc), schema: z.number().nullish() }) as const;

export const flag = (byDefault: boolean, fr: string, en: string, doc: string) =>
  ({ kind: 'flag', default: byDefault, ...describe(fr, en, doc), schema: z.boolean().nullish() }) as const;

/** A colour, or the name of one of the theme (`accent1.normal`). */
export const color = (fr: string, en: string, doc: string) =>
  ({ kind: 'color', ...describe(fr, en, doc), schema: z.string().nullish() }) as const;

/** A plain value that is the same in every language: a slug, an id, a length. */
export const scalar = (fr: string, en: string, doc: string) =>
  ({
    kind: 'scalar',
    ...describe(fr, en, doc),
    schema: z.union([z.string(), z.number().transform(String)]).nullish(),
  }) as const;

/** Latitude and longitude in degrees (WGS 84), as a pair or as `{lat, lng}`. */
export const coords = (fr: string, en: string, doc: string) =>
  ({
    kind: 'coords',
    ...describe(fr, en, doc),
    schema: z
      .union([
        z.tuple([z.number(), z.number()]),
        z.object({ lat: z.number(), lng: z.number() }).transform(({ lat, lng }): [number, number] => [lat, lng]),
      ])
      .nullish(),
  }) as const;

/** A list of sub-blocks of the given types. */
export const repeater = <const I extends readonly BlockDescription[]>(items: I, fr: string, en: string, doc: string) =>
  ({ kind: 'repeater', items, ...describe(fr, en, doc), schema: z.array(z.unknown()).nullish() }) as const;

/** A repeater of blocks that hold themselves (menus), or of every block: the items are looked up when they are needed. */
export const lazyRepeater = (items: () => readonly BlockDescription[], fr: string, en: string, doc: string) =>
  ({
    kind: 'lazy-repeater',
    items,
    ...describe(fr, en, doc),
    schema: z.array(z.unknown()).nullish(),
  }) as const;

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
      | typeof number
      | typeof flag
      | typeof color
      | typeof scalar
      | typeof coords
      | typeof lazyRepeater
    >
  | {
      readonly kind: 'choice';
      readonly options: readonly [string, ...string[]];
      readonly default: string;
      readonly label: Label;
      readonly doc: string;
      readonly schema: z.ZodType<string | null | undefined>;
    }
  | {
      readonly kind: 'repeater';
      readonly items: readonly BlockDescription[];
      readonly label: Label;
      readonly doc: string;
      readonly schema: z.ZodType<unknown[] | null | undefined>;
    };
export type Fields = Readonly<Record<string, Field>>;

/** Where a block may be placed: on a page, in the header, in the footer, or only inside another block's repeater. */
export type BlockPlace = 'page' | 'header' | 'footer' | 'item';

export interface BlockDescription {
  readonly type: string;
  readonly place: BlockPlace;
  readonly label: Label;
  readonly doc: string;
  readonly fields: Fields;
  /** What `block_params` may hold beside `color_scheme` and `core_data`. */
  readonly params: Fields;
  /** What `core_data` brings: the source that may fill the block's repeaters (`3-wire §2`), or the address of a frame. */
  readonly coreData: CoreDataKind | null;
}

/** A description whose type and fields are known to the compiler. */
export interface TypedBlock<T extends string, F extends Fields, P extends Fields> extends BlockDescription {
  readonly type: T;
  readonly fields: F;
  readonly params: P;
}

export const coreDataSources = ['properties', 'people', 'offices', 'articles'] as const;
export type CoreDataSource = (typeof coreDataSources)[number];
/** `iframe`: `core_data` names the page that the block frames (`blocks/property-iframe.ts`). */
export type CoreDataKind = CoreDataSource | 'iframe';

interface BlockOptions<F extends Fields, P extends Fields> {
  place?: BlockPlace;
  label: Label;
  doc: string;
  fields: F;
  params?: P;
  coreData?: CoreDataKind;
}

const noParams = {};

/** Describes one block type; `type` is its `block_type` on the wire. */
export const describeBlock = <
  const T extends string,
  const F extends Fields,
  const P extends Fields = Record<never, never>,
>(
  type: T,
  { place = 'page', params, coreData, ...rest }: BlockOptions<F, P>,
): TypedBlock<T, F, P> => ({
  type,
  place,
  // A block without params of its own has P = {}, which noParams is.
  params: params ?? (noParams as P),
  coreData: coreData ?? null,
  ...rest,
});

/** The display props that most blocks share (`3-wire §2`), marked "+" in the catalogue. */
export const displayProps = {
  bg_color_primary: color('Couleur de fond', 'Background colour', 'Replaces the background of the colour scheme.'),
  bg_color_secondary: color('Couleur de fond secondaire', 'Second background colour', 'The colour of inner panels.'),
  text_color: color('Couleur du texte', 'Text colour', 'Replaces the text colour of the colour scheme.'),
  point_color: color('Couleur d’accent', 'Accent colour', 'The colour of points, rules and small marks.'),
  height: scalar('Hauteur', 'Height', 'A CSS length for the least height of the block, such as 640px.'),
} as const;
