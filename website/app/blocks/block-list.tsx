import type { CSSProperties } from 'react';
import styles from './block-list.module.css';
import type { FinishedBlock } from './define-block.ts';
import { findBlockView } from './registry.tsx';

/**
 * Renders blocks one after another and does what lies between them: colour scheme, spacing, and the overlaps of
 * `1-shell §9`. A block whose lower part stands over the next one pulls that one up by its overlap and gives it as much room.
 */
export function BlockList({ blocks }: { blocks: readonly FinishedBlock[] }) {
  return blocks.map((block, index) => {
    const view = findBlockView(block.type);
    const previous = blocks[index - 1];
    const overlap = (previous && findBlockView(previous.type)?.layout.overlap) ?? 0;
    const frame = {
      className: styles.frame,
      'data-block': block.type,
      'data-block-id': block.id,
      'data-scheme': block.scheme,
      'data-bleed': view?.layout.isBleed || undefined,
      'data-overlaps': view?.layout.overlap ? true : undefined,
      'data-joined': (previous && !overlap && isSameGround(previous, block)) || undefined,
      style: frameStyle(block, overlap, view?.layout.overlap ?? 0),
    };
    if (!view) {
      // The block's chunk is missing in this browser: what the server sent stays as it is.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text makes React leave the server's HTML alone
      return <div key={block.id} {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    }
    const { Component } = view;
    const { fields, ...rest } = block;
    return (
      <div key={block.id} {...frame}>
        <Component {...rest} {...fields} isFirst={index === 0} />
      </div>
    );
  });
}

/** Two blocks on one ground need no double space between them. */
const isSameGround = (a: FinishedBlock, b: FinishedBlock): boolean =>
  a.scheme === b.scheme && a.fields.bg_color_primary === b.fields.bg_color_primary;

function frameStyle({ fields }: FinishedBlock, overlapFromAbove: number, ownOverlap: number): CSSProperties {
  const {
    bg_color_primary: background,
    text_color: text,
    point_color: accent,
    bg_color_secondary: panel,
    height,
  } = fields;
  const variables: Record<string, unknown> = {
    '--overlap-above': overlapFromAbove ? `${overlapFromAbove}px` : undefined,
    '--overlap-own': ownOverlap ? `${ownOverlap}px` : undefined,
    '--bg': background ?? undefined,
    '--text': text ?? undefined,
    '--accent': accent ?? undefined,
    '--panel': panel ?? undefined,
    '--least-height': isCssLength(height) ? height : undefined,
  };
  return variables as CSSProperties; // custom properties are outside of React's type
}

const isCssLength = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(\.\d+)?(px|rem|vh|svh|dvh|%)$/.test(value);
