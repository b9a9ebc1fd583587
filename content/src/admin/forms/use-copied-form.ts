import { useAuth, useDocumentInfo, useLocale } from '@payloadcms/ui';
import type { CopiedForm } from './local-copies.ts';

/** Returns the form around the component, for its copy in the browser; null when nobody is logged in. */
export function useCopiedForm(): CopiedForm | null {
  const { user } = useAuth();
  const { collectionSlug: collection, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  return user && collection ? { user: user.id, collection, id: id ?? null, locale } : null;
}
