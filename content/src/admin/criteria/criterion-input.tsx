'use client';

import type { Criterion } from '@vitrine/contract/query-criteria.ts';
import { type ReactNode, useId } from 'react';
import type { criteriaTexts, Language } from './criteria-texts.ts';
import { presentValue, readCriterion } from './criteria-values.ts';
import { NamePicker } from './name-picker.tsx';
import type { NamesState } from './use-criteria-names.ts';

interface InputProps {
  criterion: Criterion;
  language: Language;
  texts: (typeof criteriaTexts)['fr'];
  /** The stored value. */
  value: unknown;
  names: NamesState;
  isReadOnly: boolean;
  /** Called with the value to store; undefined removes the criterion. */
  onChange: (value: unknown) => void;
}

const filledList = <Value,>(values: Value[]) => (values.length > 0 ? values : undefined);

/** Renders the control of a criterion by its kind. */
export function CriterionInput(props: InputProps): ReactNode {
  const { criterion, language, texts: t, value, names, isReadOnly, onChange } = props;
  const id = useId();
  const label = criterion.label[language];
  const hint = criterion.help && (
    <p className="field-description" id={`${id}-hint`}>
      {criterion.help[language]}
    </p>
  );
  const described = criterion.help ? { 'aria-describedby': `${id}-hint` } : {};
  switch (criterion.kind) {
    case 'choice': {
      const chosen = readCriterion('choice', presentValue(criterion, value));
      const isUnknown = chosen !== null && !Object.hasOwn(criterion.choices, chosen);
      return (
        <div className="criteria__field">
          <label className="field-label" htmlFor={id}>
            {label}
          </label>
          <select
            id={id}
            {...described}
            disabled={isReadOnly}
            value={chosen ?? ''}
            onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
          >
            <option value="">{criterion.none?.[language] ?? t.any}</option>
            {Object.entries(criterion.choices).map(([choice, name]) => (
              <option key={choice} value={choice}>
                {name[language]}
              </option>
            ))}
            {isUnknown && <option value={chosen}>{t.unknown(chosen)}</option>}
          </select>
          {hint}
        </div>
      );
    }
    case 'choices': {
      const chosen = readCriterion('choices', value) ?? [];
      const known = Object.entries(criterion.choices).map(([choice, name]) => ({ choice, name: name[language] }));
      const unknown = chosen.filter((choice) => !Object.hasOwn(criterion.choices, choice));
      const all = [...known, ...unknown.map((choice) => ({ choice, name: t.unknown(choice) }))];
      const toggle = (choice: string, isOn: boolean) =>
        onChange(filledList(isOn ? [...chosen, choice] : chosen.filter((each) => each !== choice)));
      return (
        <fieldset className="criteria__wide">
          <legend className="field-label">{label}</legend>
          <div className="criteria__checks">
            {all.map(({ choice, name }) => (
              <label key={choice}>
                <input
                  type="checkbox"
                  disabled={isReadOnly}
                  checked={chosen.includes(choice)}
                  onChange={({ currentTarget }) => toggle(choice, currentTarget.checked)}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      );
    }
    case 'number': {
      const { min, max } = criterion;
      return (
        <div className="criteria__field">
          <label className="field-label" htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            type="number"
            {...{ min, max }}
            step="any"
            {...described}
            disabled={isReadOnly}
            value={readCriterion('number', value) ?? ''}
            onChange={({ currentTarget }) =>
              onChange(Number.isNaN(currentTarget.valueAsNumber) ? undefined : currentTarget.valueAsNumber)
            }
          />
          {hint}
        </div>
      );
    }
    case 'flag':
      return (
        <label className="criteria__wide criteria__check">
          <input
            type="checkbox"
            disabled={isReadOnly}
            checked={readCriterion('flag', value) ?? false}
            onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
          />
          {label}
        </label>
      );
    case 'names': {
      const { list, isOne } = criterion;
      const offered = names.kind === 'loaded' ? names.names[list] : null;
      const chosen = readCriterion('names', value) ?? [];
      return (
        <div className="criteria__wide">
          <NamePicker
            label={label}
            texts={t}
            names={offered}
            chosen={chosen}
            isReadOnly={isReadOnly}
            onChange={(next) => onChange(isOne ? next.at(-1) : filledList(next))}
          />
          {hint}
          {names.kind === 'failed' || (names.kind === 'loaded' && offered === null) ? (
            <p className="criteria__note">{t.namesFailed}</p>
          ) : null}
        </div>
      );
    }
    case 'paths': {
      const paths = readCriterion('paths', value) ?? { fr: '', en: '' };
      const change = (locale: Language, path: string) => {
        const next = { ...paths, [locale]: path.trim() };
        onChange(next.fr || next.en ? next : undefined);
      };
      return (
        <fieldset className="criteria__wide">
          <legend className="field-label">{label}</legend>
          <div className="criteria__paths">
            {(['fr', 'en'] as const).map((locale) => (
              <input
                key={locale}
                type="text"
                {...described}
                aria-label={`${label} ${locale === 'fr' ? t.french : t.english}`}
                disabled={isReadOnly}
                value={paths[locale]}
                onChange={({ currentTarget }) => change(locale, currentTarget.value)}
              />
            ))}
          </div>
          {hint}
        </fieldset>
      );
    }
  }
}
