'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { useId } from 'react';
import { plainText } from '../../rich-text/plain-text.ts';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { withLabel } from '../../values/with-label.ts';
import { copyTexts } from './copy-texts.ts';
import { findField } from './find-field.ts';
import type { MergedForm, Side } from './merge-forms.ts';

interface ChoicesProps {
  language: Locale;
  merged: MergedForm;
  choices: Readonly<Record<string, Side>>;
  onChoose: (path: string, side: Side) => void;
}

const sides = ['mine', 'theirs'] as const;

/** Lists the values that two people changed differently, each with the choice of the one that is kept. */
export function ConflictChoices({ language, merged, choices, onChoose }: ChoicesProps) {
  const nameOf = useFieldNames(merged.values, language);
  const group = useId();
  const t = copyTexts[language].conflicts;
  return (
    <>
      <p>{t.intro}</p>
      {merged.conflicts.map((conflict) => (
        <fieldset className="conflict" key={conflict.path}>
          <legend>{nameOf(conflict.path)}</legend>
          {sides.map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`${group} ${conflict.path}`}
                checked={(choices[conflict.path] ?? 'mine') === side}
                onChange={() => onChoose(conflict.path, side)}
              />
              <span>{withLabel(language, t[side], describe(conflict[side], language))}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

/** Returns a function that names the field at a path of the form, with the blocks around it. */
function useFieldNames(values: Loose, language: Locale): (path: string) => string {
  const { config, getEntityConfig } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  const fields = collectionSlug ? getEntityConfig({ collectionSlug }).fields : [];
  const blockTypeAt = (path: string) => asText(asObject(valueAt(values, path)).blockType);
  return (path) =>
    findField(path, { fields, blocks: config.blocksMap, blockTypeAt }, language)?.names.join(' · ') ?? path;
}

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => asObject(value)[name], values);

/** Returns a value in words: its text, or that there is one when it is no text. */
function describe(value: unknown, language: Locale): string {
  const t = copyTexts[language].conflicts;
  if (value === null || value === undefined || value === '' || value === false) return t.empty;
  return plainText(value).trim() || t.other;
}
