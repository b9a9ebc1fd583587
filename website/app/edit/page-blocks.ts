import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { hasPath, type Path, readPath, removeAt, writeAt } from './dotted-path.ts';

/**
 * The wire blocks of a page while staff edit it (editing.3). Changes are immutable: `changeBlocks` returns the next page and
 * keeps the previous one for undo.
 */
export interface PageBlocks {
  blocks: readonly EditedBlock[];
  /** The blocks as content sent them, for resets. */
  originals: readonly EditedBlock[];
}

export type EditedBlock = WireBlock & { id: string };

export type BlockChange =
  /** Adds a block before the one of that id, or at the end. */
  | { kind: 'add'; block: EditedBlock; before?: string }
  | { kind: 'remove'; id: string }
  | { kind: 'move'; id: string; by: -1 | 1 }
  | { kind: 'replace'; id: string; block: EditedBlock }
  /** Sets the value at a dotted path of the block, such as `fields.main_title.content.fr`. */
  | { kind: 'set'; id: string; path: string; value: unknown }
  /** Resets a field to its original value. */
  | { kind: 'reset-field'; id: string; field: string }
  | { kind: 'next-scheme'; id: string }
  /** Resets one block, or the whole page. */
  | { kind: 'reset'; id?: string };

export const editPage = (blocks: readonly EditedBlock[]): PageBlocks => ({ blocks, originals: blocks });

/** Returns the page after a change. A change that names an unknown block or path logs a warning and changes nothing. */
export function changeBlocks(page: PageBlocks, change: BlockChange): PageBlocks {
  if (change.kind === 'add') return { ...page, blocks: insertBlock(page.blocks, change.block, change.before) };
  if (change.kind === 'reset' && change.id === undefined) return editPage(page.originals);
  const { id } = change;
  const at = page.blocks.findIndex((block) => block.id === id);
  const block = page.blocks[at];
  if (!block) {
    console.warn('Failed to locate block.');
    return page;
  }
  if (change.kind === 'remove') return { ...page, blocks: page.blocks.toSpliced(at, 1) };
  if (change.kind === 'move') return { ...page, blocks: moveBlock(page.blocks, at, at + change.by) };
  const next = changeBlock(
    block,
    page.originals.find((original) => original.id === id),
    change,
  );
  return next === block ? page : { ...page, blocks: page.blocks.with(at, next) };
}

type OneBlockChange = Exclude<BlockChange, { kind: 'add' | 'remove' | 'move' }>;

function changeBlock(block: EditedBlock, original: EditedBlock | undefined, change: OneBlockChange): EditedBlock {
  switch (change.kind) {
    case 'replace':
      return { ...change.block, id: block.id };
    case 'set':
      return withValue(block, change.path, change.value);
    case 'reset-field': {
      const path: Path = ['fields', change.field];
      if (!original || !hasPath(original, path)) return removeAt(block, path);
      return writeAt(block, path, readPath(original, path)) ?? block;
    }
    case 'next-scheme':
      return { ...block, block_params: { ...block.block_params, color_scheme: nextScheme(block) } };
    case 'reset':
      return original ?? block;
  }
}

/** Setting a link or an image to null deletes it (editing.4). */
function withValue(block: EditedBlock, dotted: string, value: unknown): EditedBlock {
  const path = dotted.split('.');
  const isDeleted = value === null && hasPath(block, path) && isLinkOrImage(readPath(block, path));
  const next = isDeleted ? removeAt(block, path) : writeAt(block, path, value);
  if (next) return next;
  console.warn('Path does not exist.');
  return block;
}

const isLinkOrImage = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'cms_component' in value &&
  (value.cms_component === 'link' || value.cms_component === 'image');

/** Returns the colour scheme after the block's own, cyclically. */
function nextScheme(block: EditedBlock): string {
  const current = schemeNames.findIndex((name) => name === (block.block_params?.color_scheme ?? 'normal'));
  return schemeNames[(current + 1) % schemeNames.length] ?? 'normal';
}

function insertBlock(blocks: readonly EditedBlock[], block: EditedBlock, before: string | undefined): EditedBlock[] {
  const at = before === undefined ? -1 : blocks.findIndex(({ id }) => id === before);
  return blocks.toSpliced(at < 0 ? blocks.length : at, 0, block);
}

function moveBlock(blocks: readonly EditedBlock[], from: number, to: number): readonly EditedBlock[] {
  const block = blocks[from];
  if (!block || to < 0 || to >= blocks.length) return blocks;
  return blocks.toSpliced(from, 1).toSpliced(to, 0, block);
}
