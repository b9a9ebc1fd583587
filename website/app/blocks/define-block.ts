import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { TypedBlock } from '@vitrine/contract/fields.ts';
import type { ComponentType } from 'react';
import type {
  FinishedIcon,
  FinishedImage,
  FinishedLink,
  FinishedMedia,
  FinishedVideo,
  SafeHtml,
} from '../cms/finished.ts';

/** Type of a finished field by its kind. Every field is present; one that the content leaves out is empty. */
interface FinishedByKind {
  text: string;
  textarea: string;
  richtext: SafeHtml;
  code: string;
  icon: FinishedIcon | null;
  image: FinishedImage | null;
  video: FinishedVideo | null;
  media: FinishedMedia | null;
  link: FinishedLink | null;
  flag: boolean;
  color: string | null;
  scalar: string | null;
  coords: [number, number] | null;
  /** Items that hold themselves; the block that reads them gives them their own type. */
  'lazy-repeater': unknown[];
  blocks: FinishedBlock[];
}

type FinishedField<F> = F extends { kind: 'choice'; options: infer O; default: infer D }
  ? keyof O | (D extends null ? null : never)
  : F extends { kind: 'number'; default: infer D }
    ? D extends number
      ? number
      : number | null
    : F extends { kind: 'repeater'; items: readonly (infer I)[] }
      ? FinishedItem<I>[]
      : F extends { kind: keyof FinishedByKind }
        ? FinishedByKind[F['kind']]
        : never;

/** The fields of a description as a component receives them. */
export type FinishedFields<F> = { [K in keyof F]: FinishedField<F[K]> };

/** A sub-block of a repeater: its id, its type and its fields side by side. */
export type FinishedItem<D> =
  D extends TypedBlock<infer T, infer F, infer P>
    ? { id: string; type: T; params: FinishedFields<P> } & FinishedFields<F>
    : never;

/** Props of a block's component: finished fields, and nothing of the shell. `Data` is `BlockData<typeof server>`. */
export type BlockProps<D, Data = null> = FinishedItem<D> & {
  scheme: SchemeName;
  isDark: boolean;
  /** True when the block's data could not be loaded in time; the block then offers to try again. */
  hasFailed: boolean;
  /** Data from the block's server half (`define-block-server.ts`); null when there is none. */
  data: Data | null;
  /** True for the first block of a page, which holds the largest picture of the first screen. */
  isFirst: boolean;
};

/** A block as it travels to the browser. */
export interface FinishedBlock {
  id: string;
  type: string;
  scheme: SchemeName;
  isDark: boolean;
  hasFailed: boolean;
  data: unknown;
  params: Record<string, unknown>;
  fields: Record<string, unknown>;
  /** True when a field holds blocks (`walk-blocks.ts`). */
  hasNestedBlocks?: true;
}

/** How a block stands among others; applied by `block-list.tsx`, so that a block never reaches outside its own element. */
export interface BlockLayout {
  /**
   * How far its lower part stands on the ground of the block below, in px at wide widths (`1-shell §9`, overlap constants).
   * The block finds the length for the screen at hand in `--overlap`. Of a sticky header it is how much of the picture below it
   * may cover, which that one finds in `--header-overlap`.
   */
  overlap?: number | ((block: FinishedBlock) => number);
  /** `wide`: it overlaps on screens from 1500 px alone, and there by all of it (`2-blocks-and-search §4`, Iframe). */
  overlapsFrom?: 'wide';
  /**
   * How far at least an overlapping block above stands on this one's ground, in px (`1-shell §9`, footer underlap). The block
   * finds it in `--underlap` and leaves the room.
   */
  underlap?: number;
  /** Brings its own outer space, as a picture from edge to edge does. */
  isBleed?: boolean;
  /** Opens a page with a picture from edge to edge, over which a sticky header may lie. */
  isHero?: boolean;
  /**
   * Stays at the top of the screen. It lies over the first block of the page where that one is a bleed with a picture that covers
   * it (`data-cover`), and stands above it otherwise.
   */
  isSticky?: boolean;
}

export interface BlockDefinition {
  type: string;
  layout: BlockLayout;
  Component: ComponentType<Record<string, unknown>>;
}

/**
 * Binds the looks of a block to its description: `defineBlock<typeof highlights>('highlights_block', Highlights)`. Every block
 * module exports the result as `block`. The description is named as a type alone, so that the browser loads no schema.
 */
export const defineBlock = <D extends { type: string }, Data = null>(
  type: D['type'],
  Component: ComponentType<BlockProps<D, Data>>,
  layout: BlockLayout = {},
): BlockDefinition => ({
  type,
  layout,
  // The registry holds blocks of every kind; `finish-block.server.ts` made the props from the same description.
  Component: Component as unknown as ComponentType<Record<string, unknown>>,
});
