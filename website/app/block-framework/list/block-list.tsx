import { Fragment, type ReactNode } from 'react';
import type { FinishedBlock } from '../definition/define-block.ts';
import { NestedBlockList } from '../definition/nested-blocks.tsx';
import { LiveBlock } from '../hydration/live-block.tsx';
import { blockFrames, type FrameProps, frameProps, type Neighbours } from './block-frame.ts';
import type { RenderedBlock, StaticBlock } from './rendered-block.ts';

interface Props extends Neighbours {
  /** Shown blocks, which have their frames, or finished blocks alone. */
  blocks: readonly RenderedBlock[] | readonly FinishedBlock[];
  /** Renders the controls over a block in edit mode. */
  toolbar?: (block: FinishedBlock) => ReactNode;
  /** True for the blocks of another block, of which none opens the page. */
  isNested?: boolean;
  /** Stands after the first block. */
  afterFirst?: ReactNode;
}

/** Renders blocks one after another, each in its frame (`block-frame.ts`) and in the way in which it is hydrated. */
export function BlockList({ blocks, above, below, toolbar, isNested = false, afterFirst }: Props) {
  const shown = isShown(blocks) ? blocks : withFrames(blocks, { above, below });
  return (
    <NestedBlockList value={renderNestedBlocks}>
      {shown.map((block, index) => {
        const props = { frame: frameProps(block), isFirst: index === 0 && !isNested };
        return (
          <Fragment key={`${block.type} ${block.id}`}>
            {block.hydration === 'static' ? (
              <StaticFrame block={block} frame={props.frame} />
            ) : (
              <LiveBlock block={block} {...props} toolbar={toolbar?.(block)} />
            )}
            {index === 0 && afterFirst}
          </Fragment>
        );
      })}
    </NestedBlockList>
  );
}

/** Renders the blocks of an `anyBlock` field (`nested-blocks.tsx`). */
export const renderNestedBlocks = (blocks: readonly FinishedBlock[]) => <BlockList blocks={blocks} isNested />;

const isShown = (blocks: Props['blocks']): blocks is readonly RenderedBlock[] =>
  blocks.every((block) => 'hydration' in block);

/** Blocks that are not prepared for a public page are all interactive. */
function withFrames(blocks: readonly FinishedBlock[], neighbours: Neighbours) {
  const frames = blockFrames(blocks, neighbours);
  return blocks.map((block, index) => ({
    ...block,
    hydration: 'load' as const,
    frame: frames[index] ?? { data: {}, style: {} },
  }));
}

/** Renders a block whose HTML the browser never changes. */
const StaticFrame = ({ block, frame }: { block: StaticBlock; frame: FrameProps }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it on the server (document/render-page.server.tsx)
  <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: block.html }} />
);
