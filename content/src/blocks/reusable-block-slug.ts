/** Slug of the block that refers from a page to a document of the collection `reusable-blocks`. */
export const reusableBlockSlug = 'reusable_block';
