import type { BulkCollection } from './bulk-actions.ts';

/** Returns the component that shows the bulk actions above a list. */
export const bulkActionsComponent = (collection: BulkCollection) => ({
  path: '/bulk/bulk-actions.tsx#BulkActions',
  clientProps: { collection },
});
