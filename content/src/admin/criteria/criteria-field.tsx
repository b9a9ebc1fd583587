'use client';

import { FieldLabel, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { type CoreDataSource, coreDataSources } from '@vitrine/contract/fields.ts';
import { queryCriteria } from '@vitrine/contract/query-criteria.ts';
import type { JSONFieldClientComponent } from 'payload';
import type { ComponentProps } from 'react';
import { asObject } from '../../values/untyped-values.ts';
import { criteriaTexts } from './criteria-texts.ts';
import { changeQuery, otherCriteria } from './criteria-values.ts';
import { CriterionInput } from './criterion-input.tsx';
import { MatchCountLine } from './match-count-line.tsx';
import { useCriteriaNames } from './use-criteria-names.ts';
import { useFormSite } from './use-form-site.ts';
import './criteria.css';

interface CriteriaFieldProps extends ComponentProps<JSONFieldClientComponent> {
  /** The part of the query that the block fixes, whatever the editor chooses. */
  fixed?: Readonly<Record<string, string>>;
}

/**
 * Edits the query of a block with one control for each criterion, and counts what it finds. Stored criteria that no control shows are kept
 * and named.
 */
export function CriteriaField({ field, path: potentiallyStalePath, readOnly, fixed = {} }: CriteriaFieldProps) {
  const { path, value, setValue, disabled } = useField<unknown>({ potentiallyStalePath });
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const t = criteriaTexts[language];
  const source = useSource(path);
  const context = useFormFields(([fields]) => fields[contextPath(path)]?.value);
  const site = useFormSite();
  const names = useCriteriaNames(site);
  const isReadOnly = Boolean(readOnly || disabled);
  const query = asObject(value);

  const offered = Object.entries(source ? queryCriteria[source] : {}).filter(([name]) => !Object.hasOwn(fixed, name));
  const others = otherCriteria(Object.fromEntries(offered), value);
  const change = (name: string, next: unknown) => setValue(changeQuery(value, name, next));
  const folded = offered.filter(([, { isFolded }]) => isFolded);
  const input = ([name, criterion]: (typeof offered)[number]) => (
    <CriterionInput
      key={name}
      criterion={criterion}
      language={language}
      texts={t}
      value={query[name]}
      names={names}
      isReadOnly={isReadOnly}
      onChange={(next) => change(name, next)}
    />
  );
  return (
    <fieldset className="field-type criteria" aria-labelledby={`${path}-label`}>
      <span id={`${path}-label`}>
        <FieldLabel as="span" label={field.label} path={path} />
      </span>
      {source ? (
        <>
          <div className="criteria__fields">{offered.filter(([, { isFolded }]) => !isFolded).map(input)}</div>
          {folded.length > 0 && (
            <details open={folded.some(([name]) => query[name] !== undefined)}>
              <summary>{t.more}</summary>
              <div className="criteria__fields">{folded.map(input)}</div>
            </details>
          )}
          <MatchCountLine
            site={site}
            source={source}
            query={{ ...(typeof context === 'string' && context && { context_type: context }), ...query, ...fixed }}
            language={language}
          />
        </>
      ) : (
        <p className="criteria__note">{t.chooseSource}</p>
      )}
      {others.length > 0 && (
        <div className="criteria__others">
          <p className="field-label">{t.others}</p>
          <ul className="criteria__chosen">
            {others.map(([name, stored]) => (
              <li key={name}>
                <code>
                  {name}: {JSON.stringify(stored)}
                </code>
                <button
                  type="button"
                  disabled={isReadOnly}
                  aria-label={t.remove(name)}
                  onClick={() => change(name, undefined)}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  );
}

const contextPath = (path: string) => path.replace(/core_data\.query$/, 'context_type');

/** Returns the source that is chosen beside the query. */
function useSource(path: string): CoreDataSource | null {
  const source = useFormFields(([fields]) => fields[path.replace(/query$/, 'source')]?.value);
  return coreDataSources.find((known) => known === source) ?? null;
}
