/** How often a block may hold itself: menus have three levels (`1-shell §9`, `4-block-catalogue`, menu_item). */
export const menuDepth = 3;

/**
 * The Payload slug of a block type at its nth level inside itself. Payload needs a slug of its own a level, because a block
 * that refers to itself would never end.
 */
export const blockSlug = (type: string, level: number): string => (level <= 1 ? type : `${type}_level_${level}`);

/** The block type that a Payload slug stands for. */
export const blockTypeOf = (slug: string): string => slug.replace(/_level_\d+$/, '');
