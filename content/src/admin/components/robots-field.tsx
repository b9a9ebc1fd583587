'use client';

import { CheckboxInput, FieldDescription, TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useId } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { isHiddenRule, isPlainRule } from './robots-rule.ts';

const texts = {
  fr: { hide: 'Cacher aux moteurs de recherche, dans cette langue' },
  en: { hide: 'Hide from search engines, in this language' },
};

/** Edits the rule for robots as a checkbox. A rule that says more than to hide the page is edited as a text. */
export const RobotsField: TextFieldClientComponent = (input) => {
  const { field, path: potentiallyStalePath, readOnly } = input;
  const { path, value, setValue, disabled } = useField<string>({ potentiallyStalePath });
  const id = useId();
  const t = texts[useEditorLanguage()];
  if (!isPlainRule(value)) return <TextField {...input} />;
  return (
    <div className="field-type checkbox" id={`field-${path.replaceAll('.', '__')}`}>
      <CheckboxInput
        id={id}
        name={path}
        label={t.hide}
        checked={isHiddenRule(value)}
        readOnly={Boolean(readOnly || disabled)}
        onToggle={({ target }) => setValue(target.checked ? 'noindex' : '')}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
