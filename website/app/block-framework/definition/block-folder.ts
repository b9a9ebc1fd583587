/** Returns the folder of a block type: `header_classic_block` → `header-classic`, `hero_block_1` → `hero-1`. */
export const blockFolder = (type: string): string => type.replace(/_block(?=_|$)/, '').replaceAll('_', '-');
