import { MapPin, X } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { dialogPhraseKey, phraseKey } from '../site/known-query.ts';
import control from './compact-control.module.css';
import tags from './filter-tags.module.css';
import styles from './municipality-field.module.css';
import type { MunicipalityComboboxProps, MunicipalityFieldProps } from './municipality-props.ts';
import { useMunicipalitySummary } from './municipality-summary.ts';
import { labelOf } from './search-data.ts';
import { searchTexts } from './search-texts.ts';

/**
 * Renders the choice of one or several municipalities: a native list without JavaScript, otherwise a text field whose combobox is
 * loaded on first use. The field of a search takes phrases, also without JavaScript.
 */
export function MunicipalityField(props: MunicipalityFieldProps) {
  const { municipalities, chosen, isInline, isGrouped, search, hasPlainList = true } = props;
  const t = useTexts(searchTexts);
  const ownId = useId();
  const id = props.id ?? ownId;
  const name = search && (isInline ? dialogPhraseKey : phraseKey);
  const idleField = useRef<HTMLInputElement>(null);
  const [Combobox, setCombobox] = useState<ComponentType<MunicipalityComboboxProps> | null>(null);
  // Tags below the field show the selection already, so the field shows its hint instead.
  const hasTags = isInline || isGrouped;
  const summary = useMunicipalitySummary(municipalities, hasTags ? [] : chosen);
  const hint = summary ?? (search ? t.phraseHint : t.municipalityHint);
  const load = async () => {
    const loaded = search
      ? (await import('./phrase-combobox.tsx')).PhraseCombobox
      : (await import('./municipality-combobox.tsx')).MunicipalityCombobox;
    setCombobox(() => loaded as ComponentType<MunicipalityComboboxProps>);
  };
  // A field that had the focus before hydration fires no focus event.
  const loadIfFocused = useEffectEvent(() => {
    if (idleField.current !== null && idleField.current === document.activeElement) load();
  });
  useEffect(() => loadIfFocused(), []);
  const idle = (
    <input
      ref={idleField}
      id={id}
      className={`${control.control} ${styles.input}`}
      type="text"
      name={name}
      role="combobox"
      aria-expanded="false"
      autoComplete="off"
      placeholder={hint}
      data-filled={summary !== null || undefined}
      onFocus={load}
      aria-invalid={props.errorId !== undefined}
      aria-describedby={props.errorId}
      aria-required={props.isRequired}
    />
  );
  return (
    <div className={styles.field} data-inline={isInline || undefined} data-phrase={(search && !isInline) || undefined}>
      <label className={control.labelInside} htmlFor={id}>
        {search ? t.phrase : props.isSingle ? t.municipality : t.municipalities}
      </label>
      <MapPin className={styles.pin} size={20} strokeWidth={1.5} aria-hidden="true" />
      {Combobox ? (
        <Combobox
          {...props}
          id={id}
          name={name}
          placeholder={hint}
          isFilled={summary !== null}
          // Keeps the text that was typed while the code was loading, and the focus unless it has moved to another element.
          typedBefore={idleField.current?.value ?? ''}
          takesFocus={idleField.current === null || idleField.current === document.activeElement}
        />
      ) : (
        idle
      )}
      {isInline && <ChosenPlaces {...props} />}
      {hasPlainList && (
        <noscript>
          <PlainList {...props} />
        </noscript>
      )}
    </div>
  );
}

/**
 * Renders the selected municipalities, each with a button that removes it. Inside a dialog the tags of the search are not
 * reachable.
 */
function ChosenPlaces({ municipalities, chosen, onChange }: MunicipalityFieldProps) {
  const t = useTexts(searchTexts);
  if (chosen.length === 0) return null;
  return (
    <ul className={tags.tags} aria-label={t.municipalities}>
      {chosen.map((code) => (
        <li key={code}>
          <button type="button" className={tags.tag} onClick={() => onChange(chosen.filter((other) => other !== code))}>
            <span className="visually-hidden">{t.remove('')}</span>
            {labelOf(municipalities, code)}
            <X size={16} strokeWidth={2} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Renders the native list for forms without JavaScript: a multi-select when `isInline`. */
function PlainList({ municipalities, chosen, isInline = false }: MunicipalityFieldProps) {
  const t = useTexts(searchTexts);
  return (
    <select
      className={`${control.control} ${styles.plain}`}
      name="mun"
      aria-label={t.municipality}
      multiple={isInline}
      size={isInline ? 8 : undefined}
      defaultValue={isInline ? [...chosen] : (chosen[0] ?? '')}
    >
      {!isInline && <option value="">{t.allMunicipalities}</option>}
      {municipalities.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </select>
  );
}
