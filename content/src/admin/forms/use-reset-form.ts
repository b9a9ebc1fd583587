import { useDocumentInfo, useForm, useLocale, useOperation, useServerFunctions } from '@payloadcms/ui';
import type { Data } from 'payload';

/**
 * Returns a function that gives a form other values. It resolves with false when the server did not answer; the form is as before then.
 * Payload’s own `reset` fails in the next rendering instead, and takes the whole form away.
 */
export function useResetForm(): (data: Data) => Promise<boolean> {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const { replaceState } = useForm();
  const { code: locale } = useLocale();
  const operation = useOperation();
  return async (data) => {
    const docPreferences = await getDocPreferences().catch(() => null);
    if (!docPreferences) return false;
    const { state } = await getFormState({
      ...{ id, collectionSlug, globalSlug, data, docPermissions, docPreferences, locale, operation },
      schemaPath: collectionSlug ?? globalSlug ?? '',
      renderAllFields: true,
      skipValidation: true,
    });
    if (state) replaceState(state);
    return Boolean(state);
  };
}
