import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { FieldKind, TypedBlock } from '@vitrine/contract/fields.ts';
import type { ComponentType } from 'react';
import type { FinishedChoice } from '../../kinds/choice/finish-choice.server.ts';
import type { FinishedCoords } from '../../kinds/coords/finish-coords.server.ts';
import type { FinishedIcon } from '../../kinds/icon/finish-icon.server.ts';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';
import type { FinishedMedia } from '../../kinds/media/finish-media.server.ts';
import type { FinishedNumber } from '../../kinds/number/finish-number.server.ts';
import type { FinishedOption } from '../../kinds/option-list/finish-option-list.server.ts';
import type { SafeHtml } from '../../kinds/richtext/finish-richtext.server.ts';
import type { FinishedVideo } from '../../kinds/video/finish-video.server.ts';

/** Type of a finished field of the description `F` by its kind. Every field is present; one that the content leaves out is empty. */
interface FinishedByKind<F> {
  text: string;
  textarea: string;
  richtext: SafeHtml;
  code: string;
  icon: FinishedIcon | null;
  image: FinishedImage | null;
  video: FinishedVideo | null;
  media: FinishedMedia | null;
  link: FinishedLink | null;
  choice: FinishedChoice<F>;
  number: FinishedNumber<F>;
  flag: boolean;
  color: string | null;
  scalar: string | null;
  coords: FinishedCoords;
  'option-list': FinishedOption[];
  repeater: FinishedItems<F>;
  /** Items that may hold items of their own type; the block declares their type. */
  'lazy-repeater': unknown[];
  blocks: FinishedBlock[];
}

type FinishedItems<F> = F extends { items: () => readonly (infer I)[] } ? FinishedItem<I>[] : never;
type FinishedField<F> = F extends { kind: infer K extends FieldKind } ? FinishedByKind<F>[K] : never;

/** The fields of a description as a component receives them. */
export type FinishedFields<F> = { [K in keyof F]: FinishedField<F[K]> };

/** An item of a repeater: its id, type, params and fields in one object. */
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

/** A block with its content in one language. */
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

/** Layout of a block among the others. `block-list.tsx` applies it, so that a block never styles anything outside its own element. */
export interface BlockLayout {
  /**
   * Height of the block's lower part that lies on the background of the next block, in px (layout.8); the
   * block reads it from `--overlap`. For a sticky header: the height of the picture below that it may cover, which the next block
   * reads from `--header-overlap`.
   */
  overlap?: number | ((block: FinishedBlock) => number);
  /** `wide`: the block overlaps only on screens of at least 1500 px, and there by the whole height (listing.26). */
  overlapsFrom?: 'wide';
  /**
   * Minimum height of an overlapping previous block that lies on this block's background, in px (layout.9, footer
   * underlap). The block reads it from `--underlap` and leaves that space free.
   */
  underlap?: number;
  /** True for a block that spans the page from edge to edge and has no outer spacing. */
  isBleed?: boolean;
  /** True for a block that needs the whole screen: above it the header is as wide as the screen, and as low as on a scrolled page. */
  fillsScreen?: boolean;
  /** True for a block without content, which only adds its `height` between its neighbours. */
  isSpacer?: boolean;
  /** True for a block that starts a page with a full-width picture, which a sticky header may cover. */
  isHero?: boolean;
  /**
   * True for a block that stays at the top of the screen. It covers the first block of the page when that is a hero with a
   * full-width picture (`data-cover`), and is placed above it otherwise.
   */
  isSticky?: boolean;
}

/**
 * When a block of a page becomes interactive: `static` never, so that neither its code nor its content is sent to the browser;
 * `visible` when it comes near the screen; `load` with the page. A static block holds no state, effect or event handler, and a
 * visible one does not use the place of the page (`navigation/use-place.tsx`) (docs/decisions/0031-hydrate-what-moves.md).
 */
export type Hydration = 'static' | 'visible' | 'load';

/** The hydration of every block of a kind, or one that depends on the block. */
export type BlockHydration = Hydration | ((block: FinishedBlock) => Hydration);

export interface BlockDefinition {
  type: string;
  layout: BlockLayout;
  hydration: BlockHydration;
  Component: ComponentType<Record<string, unknown>>;
}

/** Returns when a block becomes interactive, without regard to the blocks in it. */
export const ownHydration = ({ hydration }: BlockDefinition, block: FinishedBlock): Hydration =>
  typeof hydration === 'function' ? hydration(block) : hydration;

/** Options of a block's view; without `hydration` it is static. */
export type BlockOptions = BlockLayout & { hydration?: BlockHydration };

/**
 * Defines the view of a block: `defineBlock<typeof highlights>('highlights_block', Highlights)`. Every block module exports the
 * result as `block`. The description is imported as a type only, so that the browser loads no schema.
 */
export const defineBlock = <D extends { type: string }, Data = null>(
  type: D['type'],
  Component: ComponentType<BlockProps<D, Data>>,
  { hydration = 'static', ...layout }: BlockOptions = {},
): BlockDefinition => ({
  type,
  layout,
  hydration,
  // The registry holds blocks of every kind; `finish-block.server.ts` made the props from the same description.
  Component: Component as unknown as ComponentType<Record<string, unknown>>,
});
