import type { CollectionConfig } from 'payload';

/** Collections that staff read or that their own views show. */
const withoutForm = ['missing-paths', 'scheduled-changes', 'audit-log'];

/**
 * Collections whose unsaved forms are copied in the browser. Forms of accounts and of sites hold secrets, and those of files hold a file,
 * which must not be stored there.
 */
const copied = ['pages', 'articles', 'categories', 'people', 'offices', 'reusable-blocks'];

/** Adds notices to the form of a collection: why it was not saved, and that the browser holds an unsaved copy. */
export function withFormNotices(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, slug } = collection;
  if (withoutForm.includes(slug)) return collection;
  const keepsCopy = copied.includes(slug);
  const edit = admin?.components?.edit;
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        ...(keepsCopy && {
          edit: {
            ...edit,
            beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), '/forms/copy-state.tsx#CopyState'],
          },
        }),
      },
    },
    fields: [
      {
        name: 'form_notices',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: { path: '/forms/form-notices.tsx#FormNotices', clientProps: { keepsCopy } } },
        },
      },
      ...fields,
    ],
  };
}
