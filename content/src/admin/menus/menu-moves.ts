/** Changes of a tree of lines without side effects: each returns the new tree, or null where the line cannot go. */

export interface TreeNode<N> {
  readonly id: string;
  readonly children: readonly N[];
}

/** A line and its position. */
export interface PlacedNode<N> {
  readonly node: N;
  /** Level of the line, from 1. */
  readonly level: number;
  readonly parent: N | null;
  readonly siblings: readonly N[];
  readonly index: number;
}

type Tree<N> = readonly N[];

/** Returns all lines from top to bottom. */
export function placedNodes<N extends TreeNode<N>>(tree: Tree<N>, level = 1, parent: N | null = null): PlacedNode<N>[] {
  return tree.flatMap((node, index) => [
    { node, level, parent, siblings: tree, index },
    ...placedNodes(node.children, level + 1, node),
  ]);
}

export const findNode = <N extends TreeNode<N>>(tree: Tree<N>, id: string): PlacedNode<N> | undefined =>
  placedNodes(tree).find(({ node }) => node.id === id);

/** Returns the number of levels that a line takes with its submenus. */
export const heightOf = <N extends TreeNode<N>>({ children }: N): number =>
  1 + Math.max(0, ...children.map((child) => heightOf(child)));

/** Position of a line: an index among the lines below `parent`, or among those of the first level when `parent` is null. */
export interface Place {
  parent: string | null;
  index: number;
}

/** Returns the tree with `change` applied to the list below a line, or to the first level. */
function changeList<N extends TreeNode<N>>(
  tree: Tree<N>,
  parent: string | null,
  change: (list: Tree<N>) => Tree<N>,
): N[] {
  if (parent === null) return [...change(tree)];
  return tree.map((node) => ({
    ...node,
    children: node.id === parent ? change(node.children) : changeList(node.children, parent, change),
  }));
}

/** Returns the tree without a line and the lines below it. */
export const removed = <N extends TreeNode<N>>(tree: Tree<N>, id: string): N[] =>
  tree.filter((node) => node.id !== id).map((node) => ({ ...node, children: removed(node.children, id) }));

/** Returns the tree with lines at a place. */
export const inserted = <N extends TreeNode<N>>(tree: Tree<N>, { parent, index }: Place, nodes: Tree<N>): N[] =>
  changeList(tree, parent, (list) => [...list.slice(0, index), ...nodes, ...list.slice(index)]);

/** Moves a line with its submenus. `index` is counted in the target list without the moved line. */
export function moved<N extends TreeNode<N>>(tree: Tree<N>, id: string, place: Place, maxDepth: number): N[] | null {
  const found = findNode(tree, id);
  if (!found) return null;
  const without = removed(tree, id);
  const parent = place.parent === null ? null : findNode(without, place.parent);
  if (parent === undefined || (parent?.level ?? 0) + heightOf(found.node) > maxDepth) return null;
  return inserted(without, place, [found.node]);
}

export type Step = 'up' | 'down' | 'indent' | 'outdent';

/** Returns the place of a line after it was moved one step with the keyboard; null at the edge of its list. */
export function placeAfter<N extends TreeNode<N>>(tree: Tree<N>, id: string, step: Step): Place | null {
  const found = findNode(tree, id);
  if (!found) return null;
  const { parent, siblings, index } = found;
  const before = siblings[index - 1];
  switch (step) {
    case 'up':
      return index > 0 ? { parent: parent?.id ?? null, index: index - 1 } : null;
    case 'down':
      return index < siblings.length - 1 ? { parent: parent?.id ?? null, index: index + 1 } : null;
    case 'indent':
      return before ? { parent: before.id, index: before.children.length } : null;
    case 'outdent': {
      const above = parent && findNode(tree, parent.id);
      return above ? { parent: above.parent?.id ?? null, index: above.index + 1 } : null;
    }
  }
}

/**
 * Returns the place of a line that is dragged over another: the one nearest to the asked level that its neighbours and the maximum depth
 * allow; null when there is none.
 */
export function placeOfDrag<N extends TreeNode<N>>(
  tree: Tree<N>,
  id: string,
  over: string,
  askedLevel: number,
  maxDepth: number,
): (Place & { level: number }) | null {
  const dragged = findNode(tree, id);
  if (!dragged) return null;
  const all = placedNodes(tree);
  const from = all.findIndex(({ node }) => node.id === id);
  const to = all.findIndex(({ node }) => node.id === over);
  const rest = placedNodes(removed(tree, id));
  const overIndex = rest.findIndex(({ node }) => node.id === over);
  // When the line is dragged over its own submenu, it stays between its neighbours.
  const position = overIndex < 0 ? from : overIndex + (to > from ? 1 : 0);
  const before = rest[position - 1];
  const after = rest[position];
  const highest = Math.min((before?.level ?? 0) + 1, maxDepth - heightOf(dragged.node) + 1);
  const lowest = after?.level ?? 1;
  if (lowest > highest) return null;
  const level = Math.min(highest, Math.max(lowest, askedLevel));
  const parent = rest.slice(0, position).findLast((placed) => placed.level === level - 1)?.node ?? null;
  const index = rest
    .slice(0, position)
    .filter((placed) => placed.level === level && placed.parent?.id === parent?.id).length;
  return { parent: parent?.id ?? null, index, level };
}
