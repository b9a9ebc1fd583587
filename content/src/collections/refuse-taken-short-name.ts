import type { CollectionBeforeChangeHook } from 'payload';
import { refusal } from '../payload/message-for.ts';
import { isTakenInSite } from '../payload/taken-value.ts';
import { documentId } from '../values/document-id.ts';
import { asText } from '../values/untyped-values.ts';

/** Refuses to restore a person from the trash whose short name another person of the site has got. Payload checks no field of a restore. */
export const refuseTakenShortName: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data.deletedAt) return data;
  const value = asText(data.slug ?? originalDoc.slug);
  const site = documentId(data.site ?? originalDoc.site);
  const wanted = { collection: 'people', field: 'slug', site, id: originalDoc.id, locale: undefined } as const;
  if (value === undefined || !(await isTakenInSite(req, { ...wanted, value }))) return data;
  throw refusal(req, 'people', 'slug', {
    fr: `Le nom court «\u00a0${value}\u00a0» a été pris par une autre personne. Changez celui de l’autre personne, puis restaurez celle-ci.`,
    en: `The short name “${value}” was taken by another person. Change that of the other person, then restore this one.`,
  });
};
