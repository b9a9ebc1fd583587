import type { FinishedBlock } from '../definition/define-block.ts';
import { findBlockView } from '../registry/registry.tsx';

interface Props {
  block: FinishedBlock;
  /** True for the first block of a page. */
  isFirst: boolean;
}

/** Renders a block by its view, which must be registered; nothing for a block without one. */
export function BlockContent({ block: { fields, ...block }, isFirst }: Props) {
  const Component = findBlockView(block.type)?.Component;
  return Component && <Component {...block} {...fields} isFirst={isFirst} />;
}
