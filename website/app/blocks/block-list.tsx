import type { CSSProperties, ReactNode } from 'react';
import { BlockBoundary } from './block-boundary.tsx';
import styles from './block-list.module.css';
import type { FinishedBlock } from './define-block.ts';
import { NestedBlockList } from './nested-blocks.tsx';
import { findBlockView } from './registry.tsx';

interface Props {
  blocks: readonly FinishedBlock[];
  /** The block before the first one, such as the last of the header. */
  above?: FinishedBlock | undefined;
  /** The block after the last one, such as the first of the footer. */
  below?: FinishedBlock | undefined;
  /** Renders the controls over a block in edit mode. */
  toolbar?: (block: FinishedBlock) => ReactNode;
  /** True for the blocks of another block, of which none opens the page. */
  isNested?: boolean;
}

/**
 * Renders blocks one after another, each in a frame with its colour scheme, spacing and overlap (`1-shell §9`). The frame of an
 * overlapping block shows the background of the next block at its bottom, so that its card seems to lie on both; nothing is
 * moved, and no block can cover another.
 */
export function BlockList({ blocks, above, below, toolbar, isNested = false }: Props) {
  const rendered = blocks.map((block, index) => {
    const view = findBlockView(block.type);
    const previous = blocks[index - 1];
    const next = blocks[index + 1] ?? below;
    const overlap = overlapOf(block, next);
    const frame = {
      className: styles.frame,
      'data-block': block.type,
      'data-block-id': block.id,
      'data-scheme': block.scheme,
      'data-bleed': view?.layout.isBleed || undefined,
      'data-hero': view?.layout.isHero || undefined,
      'data-sticky': view?.layout.isSticky || undefined,
      'data-overlaps': overlap > 0 ? (view?.layout.overlapsFrom ?? true) : undefined,
      'data-joined': (previous && isJoined(previous, block)) || undefined,
      style: { ...frameStyle(block, overlap, next), ...(index === 0 && above && headerStyle(above)) },
    };
    if (!view) {
      // The block's chunk could not be loaded: the HTML from the server stays as it is.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text makes React leave the server's HTML alone
      return <div key={block.id} {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    }
    const { Component } = view;
    const { fields, ...rest } = block;
    return (
      <div key={block.id} {...frame}>
        <BlockBoundary type={block.type}>
          <Component {...rest} {...fields} isFirst={index === 0 && !isNested} />
        </BlockBoundary>
        {toolbar?.(block)}
      </div>
    );
  });
  return <NestedBlockList value={renderNested}>{rendered}</NestedBlockList>;
}

const renderNested = (blocks: readonly FinishedBlock[]) => <BlockList blocks={blocks} isNested />;

/** Returns the height of the block that lies on the background of the next block at wide widths, in px. */
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

function frameStyle({ type, fields }: FinishedBlock, overlap: number, below: FinishedBlock | undefined): CSSProperties {
  const { bg_color_primary, text_color, point_color, bg_color_secondary, height } = fields;
  const underlap = findBlockView(type)?.layout.underlap;
  const variables: Record<string, unknown> = {
    '--bg': bg_color_primary ?? undefined,
    '--text': text_color ?? undefined,
    '--accent': point_color ?? undefined,
    '--panel': bg_color_secondary ?? undefined,
    '--least-height': isCssLength(height) ? height : undefined,
    '--overlap-wide': overlap > 0 ? `${overlap}px` : undefined,
    '--underlap': underlap && `${underlap}px`,
    '--bg-below': overlap > 0 && below ? backgroundOf(below) : undefined,
  };
  return variables as CSSProperties; // custom properties are outside of React's type
}

/** Returns the variable by which the first block knows how much of it the header covers. */
function headerStyle(above: FinishedBlock): CSSProperties {
  const { overlap, isSticky } = findBlockView(above.type)?.layout ?? {};
  const variables: Record<string, unknown> = { '--header-overlap': isSticky ? `${overlap ?? 0}px` : undefined };
  return variables as CSSProperties; // custom properties are outside of React's type
}

const isCssLength = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(\.\d+)?(px|rem|vh|svh|dvh|%)$/.test(value);
