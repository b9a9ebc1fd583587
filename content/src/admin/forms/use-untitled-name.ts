import { useDocumentInfo, useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Shows “Untitled” in the header of the form of a document with an empty title, where Payload shows the id. */
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
