import type { CollectionBeforeChangeHook, Field } from 'payload';
import { asText } from '../values/untyped-values.ts';

const byHooksAlone = { create: () => false, update: () => false };

/** Returns the field with the name of the person who saved a version. The stored name stays when the account is renamed or deleted. */
export const changedByField = (): Field => ({
  name: 'changed_by',
  type: 'text',
  admin: { hidden: true },
  access: byHooksAlone,
});

/** Stores the name of the user with each save; null for an import. */
export const recordChangedBy: CollectionBeforeChangeHook = ({ data, req: { user } }) => ({
  ...data,
  changed_by: user ? (asText(user.name) ?? asText(user.email) ?? null) : null,
});
