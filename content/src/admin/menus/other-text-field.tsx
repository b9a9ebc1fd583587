'use client';

import { TextInput, useField, useFormFields, useLocale } from '@payloadcms/ui';
import { isLocale } from '@vitrine/contract/locale.ts';
import type { TextFieldClientComponent } from 'payload';
import { type ChangeEvent, useContext } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { menuTexts } from './menu-texts.ts';
import { OtherTexts } from './other-texts.ts';

/** Edits the text of a line in the language that the form does not show; it begins with the stored text. */
export const OtherTextField: TextFieldClientComponent = ({ path: potentiallyStalePath, readOnly }) => {
  const { path, value, setValue, disabled } = useField<string>({ potentiallyStalePath });
  const line = path.replace(/\.[^.]+\.[^.]+$/, '');
  const id = useFormFields(([fields]) => fields[`${line}.id`]?.value);
  const stored = useContext(OtherTexts);
  const { code } = useLocale();
  const t = menuTexts[useEditorLanguage()];
  const locale = isLocale(code) ? code : 'fr';
  return (
    <TextInput
      path={path}
      label={t.otherText[locale]}
      Description={<p className="field-description">{t.otherTextHint[locale]}</p>}
      value={value ?? stored.get(String(id)) ?? ''}
      readOnly={Boolean(readOnly || disabled)}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value)}
    />
  );
};
