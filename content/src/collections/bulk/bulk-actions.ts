import type { UsedCollection } from '../document-uses.ts';

/** Collections whose documents are changed together in their list. */
export type BulkCollection = UsedCollection;

export const bulkActions = ['publish', 'unpublish', 'move', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Actions of each list. Categories and reusable blocks cannot be unpublished. */
export const actionsOf: Readonly<Record<BulkCollection, readonly BulkAction[]>> = {
  pages: ['publish', 'unpublish', 'delete'],
  articles: ['publish', 'unpublish', 'delete'],
  people: ['publish', 'unpublish', 'delete'],
  offices: ['publish', 'unpublish', 'delete'],
  categories: ['delete'],
  'reusable-blocks': ['delete'],
  media: ['move', 'delete'],
};

/** Collections with a field that keeps a document off the website, in place of versions. */
export const hasDraftField = (collection: BulkCollection): collection is 'people' | 'offices' =>
  collection === 'people' || collection === 'offices';
