'use client';

import { FieldDescription, SelectInput, useField } from '@payloadcms/ui';
import type { Bilingual } from '@vitrine/contract/locale.ts';
import type { TextFieldClientProps } from 'payload';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';

interface Props extends TextFieldClientProps {
  /** The values that the field offers, by what is stored. */
  options: Readonly<Record<string, Bilingual>>;
}

/** Edits a stored text as a choice of a few values. A text that is none of them is offered as it is. */
export function ChoiceField({ field, path: potentiallyStalePath, readOnly, options }: Props) {
  const { path, value, setValue, disabled } = useField<string>({ potentiallyStalePath });
  const language = useEditorLanguage();
  const known = Object.entries(options).map(([each, label]) => ({ value: each, label: label[language] }));
  const isOther = Boolean(value) && !Object.hasOwn(options, value);
  return (
    <div id={`field-${path.replaceAll('.', '__')}`}>
      <SelectInput
        name={path}
        path={path}
        label={field.label}
        localized={field.localized === true}
        value={value ?? ''}
        options={isOther ? [...known, { value, label: value }] : known}
        readOnly={Boolean(readOnly || disabled)}
        isClearable
        onChange={(chosen) => setValue(Array.isArray(chosen) ? '' : (chosen?.value ?? ''))}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
