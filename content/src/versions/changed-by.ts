import type { CollectionBeforeChangeHook, Field } from 'payload';
import { asText } from '../values/untyped-values.ts';

const byHooksAlone = { create: () => false, update: () => false };

/** The name of the person who saved a version, which stays when the account is renamed or deleted. */
export const changedByField = (): Field => ({
  name: 'changed_by',
  type: 'text',
  admin: { hidden: true },
  access: byHooksAlone,
});

/** Writes the name of the user into what is saved; null for an import. */
export const recordChangedBy: CollectionBeforeChangeHook = ({ data, req: { user } }) => ({
  ...data,
  changed_by: user ? (asText(user.name) ?? asText(user.email) ?? null) : null,
});
