'use client';

import { useId, useState } from 'react';
import type { NamedValue } from '../../core/criteria-names.ts';
import type { criteriaTexts } from './criteria-texts.ts';
import { findNames } from './search-names.ts';

interface PickerProps {
  label: string;
  texts: (typeof criteriaTexts)['fr'];
  /** The names on offer; null while they are loading or when they could not be loaded. */
  names: readonly NamedValue[] | null;
  chosen: readonly string[];
  isReadOnly: boolean;
  onChange: (chosen: string[]) => void;
}

/** Chooses values by searching their names. Values without a known name are shown as they are. */
export function NamePicker({ label, texts: t, names, chosen, isReadOnly, onChange }: PickerProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const hits = findNames(names ?? [], query, chosen);
  const labelOf = (value: string) => names?.find((name) => name.value === value)?.label ?? value;
  const add = (value: string) => {
    onChange([...chosen, value]);
    setQuery('');
  };
  return (
    <div className="criteria__names">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {chosen.length > 0 && (
        <ul className="criteria__chosen">
          {chosen.map((value) => (
            <li key={value}>
              {names === null || names.some((name) => name.value === value) ? labelOf(value) : t.unknown(value)}
              <button
                type="button"
                disabled={isReadOnly}
                aria-label={t.remove(labelOf(value))}
                onClick={() => onChange(chosen.filter((each) => each !== value))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        type="search"
        autoComplete="off"
        disabled={isReadOnly || !names}
        placeholder={t.search(label)}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Otherwise the Enter key would submit the form of the document.
          event.preventDefault();
          if (hits[0]) add(hits[0].value);
        }}
      />
      {query.trim() !== '' && (
        <ul className="criteria__hits">
          {hits.map(({ value, label: name, count }) => (
            <li key={value}>
              <button type="button" aria-label={t.add(name)} onClick={() => add(value)}>
                <span>{name}</span>
                {count !== undefined && <span className="criteria__note">{t.listings(count)}</span>}
              </button>
            </li>
          ))}
          {hits.length === 0 && <li className="criteria__note">{t.noName(query.trim())}</li>}
        </ul>
      )}
    </div>
  );
}
