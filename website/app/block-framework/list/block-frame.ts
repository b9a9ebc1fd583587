import type { FinishedBlock, Hydration } from '../definition/define-block.ts';
import { findBlockView } from '../registry/registry.tsx';
import styles from './block-list.module.css';

/** The element around a block: its data attributes, and its custom properties as styles. */
export interface BlockFrame {
  data: Record<`data-${string}`, string | boolean>;
  style: Record<`--${string}`, string>;
}

export interface Neighbours {
  /** The block before the first one, such as the last of the header. */
  above?: FinishedBlock | undefined;
  /** The block after the last one, such as the first of the footer. */
  below?: FinishedBlock | undefined;
}

/**
 * Returns the frames of blocks that follow one another: colour scheme, spacing and overlap (layout.8). The frame of an
 * overlapping block shows the background of the next block at its bottom, so that its card seems to lie on both; nothing is
 * moved, and no block can cover another. The views of the blocks must be registered.
 */
export const blockFrames = (blocks: readonly FinishedBlock[], { above, below }: Neighbours): BlockFrame[] =>
  blocks.map((block, index) => {
    const layout = findBlockView(block.type)?.layout;
    const previous = blocks[index - 1];
    const next = blocks[index + 1] ?? below;
    const overlap = overlapOf(block, next);
    return {
      data: defined({
        'data-block': block.type,
        'data-block-id': block.id,
        'data-scheme': block.scheme,
        'data-bleed': layout?.isBleed,
        'data-fills-screen': layout?.fillsScreen,
        'data-spacer': layout?.isSpacer,
        'data-hero': layout?.isHero,
        'data-sticky': layout?.isSticky,
        'data-overlaps': overlap > 0 ? (layout?.overlapsFrom ?? true) : undefined,
        'data-joined': (previous && isJoined(previous, block)) || undefined,
      }),
      style: defined({ ...frameStyle(block, overlap, next), ...(index === 0 && above && headerStyle(above)) }),
    };
  });

/** Returns the props of the element around a block. */
export const frameProps = ({ frame, hydration }: { frame: BlockFrame; hydration: Hydration }) => ({
  className: styles.frame,
  ...frame.data,
  'data-hydration': hydration,
  style: frame.style,
});

export type FrameProps = ReturnType<typeof frameProps>;

/** Returns the object without its undefined values. */
const defined = <T extends string | boolean>(values: Record<string, T | undefined>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Returns the height of the part of the block that lies on the background of the next block, in px. */
function overlapOf(block: FinishedBlock, below?: FinishedBlock): number {
  const { overlap = 0, isSticky } = findBlockView(block.type)?.layout ?? {};
  const own = typeof overlap === 'function' ? overlap(block) : overlap;
  // The overlap of a sticky header means the part of the next block that it covers.
  if (isSticky || own === 0) return 0;
  return Math.max(own, (below && findBlockView(below.type)?.layout.underlap) ?? 0);
}

/** True when two blocks have the same background and need no double spacing between them. */
const isJoined = (above: FinishedBlock, block: FinishedBlock): boolean => {
  const layout = findBlockView(above.type)?.layout;
  return overlapOf(above) === 0 && !layout?.isBleed && backgroundOf(above) === backgroundOf(block);
};

const backgroundOf = ({ scheme, fields }: FinishedBlock): string =>
  typeof fields.bg_color_primary === 'string' ? fields.bg_color_primary : `var(--bg-${scheme})`;

function frameStyle({ type, fields }: FinishedBlock, overlap: number, below: FinishedBlock | undefined) {
  const { bg_color_primary, text_color, point_color, bg_color_secondary, height } = fields;
  const underlap = findBlockView(type)?.layout.underlap;
  return {
    '--bg': textOf(bg_color_primary),
    '--text': textOf(text_color),
    '--accent': textOf(point_color),
    '--panel': textOf(bg_color_secondary),
    '--least-height': isCssLength(height) ? height : undefined,
    '--overlap-length': overlap > 0 ? `${overlap}px` : undefined,
    '--underlap': underlap === undefined ? undefined : `${underlap}px`,
    '--bg-below': overlap > 0 && below ? backgroundOf(below) : undefined,
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the custom property by which the first block knows how much of it the header covers. */
function headerStyle(above: FinishedBlock) {
  const { overlap, isSticky } = findBlockView(above.type)?.layout ?? {};
  return { '--header-overlap': isSticky ? `${typeof overlap === 'number' ? overlap : 0}px` : undefined };
}

const isCssLength = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(\.\d+)?(px|rem|vh|svh|dvh|%)$/.test(value);
