import { MapPin } from 'lucide-react';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import styles from './municipality-field.module.css';
import type { MunicipalityComboboxProps, MunicipalityFieldProps } from './municipality-props.ts';
import { type FilterChoice, labelOf } from './search-data.ts';
import { searchTexts } from './search-texts.ts';

/**
 * Where to look, several places at once. A plain list without JavaScript; with it, a field to type in, whose code is loaded when
 * it is first touched.
 */
export function MunicipalityField(props: MunicipalityFieldProps) {
  const { municipalities, chosen } = props;
  const t = useTexts(searchTexts);
  const id = useId();
  const idleField = useRef<HTMLInputElement>(null);
  const [Combobox, setCombobox] = useState<ComponentType<MunicipalityComboboxProps> | null>(null);
  const summary = useMunicipalitySummary(municipalities, chosen);
  const load = async () => {
    const module = await import('./municipality-combobox.tsx');
    setCombobox(() => module.MunicipalityCombobox);
  };
  const idle = (
    <input
      ref={idleField}
      id={id}
      className={styles.input}
      type="text"
      role="combobox"
      aria-expanded="false"
      autoComplete="off"
      placeholder={summary ?? t.municipalityHint}
      data-filled={summary !== null || undefined}
      onFocus={load}
    />
  );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t.municipalities}
      </label>
      <MapPin className={styles.pin} size={20} strokeWidth={1.5} aria-hidden="true" />
      {Combobox ? (
        <Combobox
          {...props}
          id={id}
          placeholder={summary ?? t.municipalityHint}
          // What was typed while the code was on its way; the focus too, unless it has moved on.
          typedBefore={idleField.current?.value ?? ''}
          takesFocus={idleField.current === null || idleField.current === document.activeElement}
        />
      ) : (
        idle
      )}
      <noscript>
        <select className={styles.plain} name="mun" aria-label={t.municipality} defaultValue={chosen[0] ?? ''}>
          <option value="">{t.allMunicipalities}</option>
          {municipalities.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </noscript>
    </div>
  );
}

/** `Québec et 2 autres`; null when the search is everywhere. */
function useMunicipalitySummary(municipalities: readonly FilterChoice[], chosen: readonly string[]): string | null {
  const t = useTexts(searchTexts);
  const [first, ...others] = chosen;
  if (first === undefined) return null;
  const name = labelOf(municipalities, first);
  return others.length === 0 ? name : t.municipalityMore(name, others.length);
}
