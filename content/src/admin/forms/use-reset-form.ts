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
  const request = async (data: Data) =>
    await getFormState({
      ...{ id, collectionSlug, globalSlug, data, docPermissions, locale, operation },
      docPreferences: await getDocPreferences(),
      schemaPath: collectionSlug ?? globalSlug ?? '',
      renderAllFields: true,
      skipValidation: true,
    });
  return async (data) => {
    const answer = await request(data).catch(() => null);
    if (answer?.state) replaceState(answer.state);
    return Boolean(answer?.state);
  };
}
