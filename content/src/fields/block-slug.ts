import { type BlockDescription, isContainer, repeaterItems } from '@vitrine/contract/fields.ts';

/** Maximum number of levels of items nested in items of the same type: menus have three (headers.5). */
export const menuDepth = 3;

/**
 * Maximum nesting level of blocks that hold any block, such as tabs within tabs. Each level doubles the size of the admin's
 * forms.
 */
export const containerDepth = 2;

/** Returns the level of a block below `ancestors`, from 1; null when it would be nested too deep. */
export function blockLevel(description: BlockDescription, ancestors: readonly BlockDescription[]): number | null {
  if (isContainer(description)) {
    const containers = ancestors.filter((ancestor) => ancestor.place !== 'item' && isContainer(ancestor)).length;
    const level = description.place === 'item' ? Math.max(1, containers) : containers + 1;
    return level <= containerDepth ? level : null;
  }
  const level = ancestors.filter((ancestor) => ancestor === description).length + 1;
  return level <= menuDepth ? level : null;
}

/**
 * Returns the Payload slug of a block type at a level. Every level has its own slug, because a Payload block that refers to
 * itself recurses infinitely.
 */
export const blockSlug = (type: string, level: number): string => (level <= 1 ? type : `${type}_level_${level}`);

/** Returns the deepest level for which the block has a slug. */
function deepestLevel(description: BlockDescription): number {
  if (isContainer(description)) return containerDepth;
  const holdsItself = Object.values(description.fields).some((field) => repeaterItems(field)?.includes(description));
  return holdsItself ? menuDepth : 1;
}

/** Returns the description of the block that has this Payload slug at one of its levels. The slug may come from a request. */
export function findBySlug(descriptions: readonly BlockDescription[], slug: unknown): BlockDescription | undefined {
  if (typeof slug !== 'string') return undefined;
  const [, type = slug, level = '1'] = /^(.+)_level_([2-9])$/.exec(slug) ?? [];
  const found = descriptions.find((candidate) => candidate.type === type);
  return found && Number(level) <= deepestLevel(found) ? found : undefined;
}
