'use client';

import { TextareaInput, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useCallback, useState } from 'react';

const wrongJson = { fr: 'Ce texte n’est pas du JSON valide.', en: 'This text is not valid JSON.' };

const format = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2);

/**
 * Edits a JSON field as plain text. Payload's own editor loads its code from a public CDN, which the admin's content
 * security policy refuses.
 */
export const JsonInput: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { i18n } = useTranslation();
  const [isWrong, setIsWrong] = useState(false);
  const message = wrongJson[i18n.language === 'en' ? 'en' : 'fr'];
  const validate = useCallback(() => (isWrong ? message : true), [isWrong, message]);
  const { value, setValue, showError, disabled } = useField<unknown>({ path, validate });
  const [text, setText] = useState(() => format(value));

  const change = (typed: string) => {
    setText(typed);
    try {
      setValue(typed.trim() === '' ? null : JSON.parse(typed));
      setIsWrong(false);
    } catch {
      setIsWrong(true);
    }
  };
  return (
    <TextareaInput
      className="json-input"
      path={path}
      {...(field.label && { label: field.label })}
      {...(field.admin?.description && { description: field.admin.description })}
      value={text}
      onChange={(event) => change(event.target.value)}
      readOnly={readOnly || disabled}
      showError={showError || isWrong}
      rows={4}
    />
  );
};
