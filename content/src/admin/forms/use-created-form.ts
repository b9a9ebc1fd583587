import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Keeps the form of a new document from being edited and saved once it is stored, until the form of the stored document
 * takes its place: what is entered would be lost, and another save would make a second document.
 */
export function useCreatedForm(): void {
  const { id, savedDocumentData } = useDocumentInfo();
  const { formRef, setDisabled } = useForm();
  const isCreated = id === undefined && savedDocumentData?.id !== undefined;
  useEffect(() => {
    const { current } = formRef;
    if (!isCreated || !current) return;
    current.inert = true;
    // The keys that save press the button of an inert form too.
    setDisabled(true);
    return () => {
      current.inert = false;
      setDisabled(false);
    };
  }, [isCreated, formRef, setDisabled]);
}
