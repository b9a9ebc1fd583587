'use client';

import { Button, FieldDescription, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useState } from 'react';
import { ParameterLines } from '../criteria/parameter-lines.tsx';
import { emptyTag, rowsToTags, type TagRow, tagsToRows } from './tag-rows.ts';
import { tagsTexts } from './tags-texts.ts';

/** Edits a list of tags by their attributes, one line each. */
export const TagsField: JSONFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { path, value, setValue, disabled } = useField<unknown>({ potentiallyStalePath });
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const t = tagsTexts[language];
  // The rows also hold unfinished input, such as a tag without a name, which the stored value leaves out.
  const [typed, setTyped] = useState(() => tagsToRows(value));
  const isTyped = JSON.stringify(rowsToTags(typed)) === JSON.stringify(value ?? null);
  const rows = isTyped ? typed : tagsToRows(value);
  const isReadOnly = Boolean(readOnly || disabled);
  const change = (next: TagRow[]) => {
    setTyped(next);
    setValue(rowsToTags(next));
  };
  return (
    <fieldset className="field-type criteria" aria-labelledby={`${path}-label`}>
      <span id={`${path}-label`}>
        <FieldLabel as="span" label={field.label} path={path} />
      </span>
      <FieldDescription description={field.admin?.description} path={path} />
      {rows.map(({ key, attributes }, index) => (
        <fieldset className="criteria" key={key}>
          <legend>{t.tag(index + 1)}</legend>
          <ParameterLines
            rows={attributes}
            {...{ isReadOnly, language }}
            onChange={(changed) =>
              change(rows.map((row, at) => (at === index ? { ...row, attributes: changed } : row)))
            }
          />
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isReadOnly}
            onClick={() => change(rows.filter((_, at) => at !== index))}
          >
            {t.remove(index + 1)}
          </Button>
        </fieldset>
      ))}
      <Button buttonStyle="secondary" size="small" disabled={isReadOnly} onClick={() => change([...rows, emptyTag()])}>
        {t.add}
      </Button>
    </fieldset>
  );
};
