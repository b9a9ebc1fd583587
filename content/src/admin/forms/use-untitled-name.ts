import { useDocumentInfo, useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Calls a document whose title is empty “Untitled” in the head of its form, where Payload shows its id. */
export function useUntitledName(): void {
  const { docConfig, id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { t } = useTranslation();
  const name = docConfig && 'useAsTitle' in docConfig.admin ? docConfig.admin.useAsTitle : undefined;
  const value = useFormFields(([fields]) => (name === undefined ? undefined : fields[name]?.value));
  const showsId = name !== undefined && !value && id !== undefined && title === String(id);
  useEffect(() => {
    if (showsId) setDocumentTitle(t('general:untitled'));
  }, [showsId, setDocumentTitle, t]);
}
