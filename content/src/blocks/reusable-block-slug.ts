/** Slug of the block of a page that stands for one of the collection `reusable-blocks`. */
export const reusableBlockSlug = 'reusable_block';
