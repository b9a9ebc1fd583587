import { useDocumentInfo, useFormFields } from '@payloadcms/ui';

/** Returns the id of the site of the form's document, which may be the site itself; null before one is chosen. */
export function useFormSite(): number | null {
  const { id, collectionSlug } = useDocumentInfo();
  const site = useFormFields(([fields]) => fields.site?.value);
  const own = collectionSlug === 'sites' ? id : site;
  return typeof own === 'number' ? own : null;
}
