import { useAllFormFields, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type LocalizedPath, readLocalizedPath } from '../../paths/localized-path.ts';

/** An error of the last save in the language that the form does not show. */
export interface OtherLanguageError extends LocalizedPath {
  message: string;
}

/**
 * Returns the errors of the last save that concern the other language, and removes them from the form: it has no such fields, so the errors
 * would never be cleared, and a form with an invalid field cannot be published.
 */
export function useOtherLanguageErrors(): OtherLanguageError[] {
  const [fields, dispatch] = useAllFormFields();
  const isProcessing = useFormProcessing();
  const [errors, setErrors] = useState<OtherLanguageError[]>([]);

  useEffect(() => {
    if (isProcessing) setErrors([]);
  }, [isProcessing]);

  useEffect(() => {
    const found = Object.entries(fields).flatMap(([name, { errorMessage }]) => {
      const place = readLocalizedPath(name);
      return place ? [{ name, ...place, message: errorMessage ?? '' }] : [];
    });
    if (found.length === 0) return;
    setErrors(found);
    for (const { name } of found) dispatch({ type: 'REMOVE', path: name });
  }, [fields, dispatch]);

  return errors;
}
