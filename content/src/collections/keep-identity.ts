import type { CollectionBeforeValidateHook } from 'payload';
import { isAdmin } from '../payload/access.ts';

/** Fields of a site that only admins may change and that restoring a version must not change. */
const adminsFields = [
  ...['site_id', 'microsite_id', 'site_key', 'site_type', 'domains', 'hosts', 'captcha', 'maintenance', 'metadata'],
];

/** Keeps the identity of a site as it is when an editor restores a version. */
export const keepIdentity: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion || !req.user || isAdmin(req.user)) return data;
  return { ...data, ...Object.fromEntries(adminsFields.map((name) => [name, originalDoc?.[name]])) };
};
