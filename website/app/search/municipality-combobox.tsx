import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { formatNumber } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { boroughName, withPlaces } from './choose-places.ts';
import control from './compact-control.module.css';
import { findChoices } from './find-choices.ts';
import { type GroupedChoice, groupChoices, otherChoice, singleChoice } from './group-choices.ts';
import clear from './municipality-clear.module.css';
import styles from './municipality-field.module.css';
import type { MunicipalityComboboxProps } from './municipality-props.ts';
import { countFor, labelOf } from './search-data.ts';
import { searchTexts } from './search-texts.ts';
import { useCountedChoices } from './use-counted-choices.ts';

/**
 * Renders the municipality field once it is used: a multi-select combobox that follows the ARIA pattern. The focus stays in the
 * field, and the list stays open while municipalities are selected.
 */
export function MunicipalityCombobox(props: MunicipalityComboboxProps) {
  const { id, placeholder, municipalities, chosen, onChange, onClose } = props;
  const { isSingle, isGrouped, allowsOther, transaction = null } = props;
  const t = useTexts(searchTexts);
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(props.typedBefore);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const counted = useCountedChoices(municipalities, transaction);
  const offered = isGrouped ? groupChoices(counted, locale) : counted.map(singleChoice);
  const matches = findChoices(offered, typed);
  const other = allowsOther ? otherChoice(offered, typed) : null;
  const found = other ? [...matches, other] : matches;
  const [only] = chosen;
  const isChosen = ({ codes }: GroupedChoice) => codes.every((code) => chosen.includes(code));
  const isWholeList = typed.trim() === '';
  const countText = (count: number | undefined) => count !== undefined && formatNumber(count, locale);
  const optionId = (index: number) => `${id}-option-${index}`;

  // A layout effect moves the focus before the browser handles the next key, which would otherwise go to the body.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it replaces the initial field
  useLayoutEffect(() => {
    if (props.takesFocus) field.current?.focus();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });

  const open = (place = -1) => {
    setOpen(true);
    setActive(place);
  };
  const close = () => {
    if (isOpen) onClose?.();
    setOpen(false);
    setActive(-1);
    setTyped('');
  };
  const toggle = (choice: GroupedChoice) => {
    const others = chosen.filter((code) => !choice.codes.includes(code));
    onChange(isSingle ? [...choice.codes] : isChosen(choice) ? others : withPlaces(chosen, choice.codes));
    if (isSingle) return close();
    setTyped('');
    setActive(-1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      open(found.length === 0 ? -1 : (active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length);
    } else if (event.key === 'Enter') {
      const choice = found[active] ?? (typed.trim() === '' ? undefined : found[0]);
      if (!isOpen || !choice) return;
      event.preventDefault();
      toggle(choice);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Backspace' && typed === '' && chosen.length > 0) {
      onChange(chosen.slice(0, -1));
    }
  };

  return (
    <>
      <input
        ref={field}
        id={id}
        className={`${control.control} ${styles.input}`}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        aria-invalid={props.errorId !== undefined}
        aria-describedby={props.errorId}
        aria-required={props.isRequired}
        placeholder={placeholder}
        data-filled={props.isFilled || undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          open(target.value.trim() === '' ? -1 : 0);
        }}
        onFocus={() => open()}
        onClick={() => {
          if (!isOpen) open();
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isSingle && only !== undefined && (
        <button
          type="button"
          className={clear.button}
          aria-label={t.remove(labelOf(municipalities, only))}
          onClick={() => {
            onChange([]);
            field.current?.focus();
          }}
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing here must not take the focus away from the field */}
      <div className={styles.popup} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <div
          ref={list}
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          // A list that scrolls is a stop of the Tab key in some browsers: the focus would fall into the list that closes.
          tabIndex={-1}
          aria-multiselectable={!isSingle}
          aria-label={isSingle ? t.municipality : t.municipalities}
          data-grouped={(isGrouped && isWholeList) || undefined}
        >
          {found.map((choice, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, aria-activedescendant points here
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={choice.code}
              id={optionId(index)}
              className={styles.option}
              role="option"
              aria-selected={isChosen(choice)}
              data-active={index === active || undefined}
              data-group={choice.isGroup || undefined}
              // The whole list shows a borough below its city, whose name a screen reader says too.
              aria-label={isWholeList && boroughName(choice) !== null ? choice.label : undefined}
              data-borough={(isWholeList && boroughName(choice) !== null) || undefined}
              onClick={() => toggle(choice)}
            >
              {choice.isGroup
                ? t.wholeRegion(choice.label)
                : choice === other
                  ? t.otherMunicipality(choice.label)
                  : (isWholeList && boroughName(choice)) || choice.label}
              {isChosen(choice) ? (
                <Check size={18} strokeWidth={2} aria-hidden="true" />
              ) : (
                <span className={styles.optionCount} aria-hidden="true">
                  {countText(countFor(choice, transaction))}
                </span>
              )}
            </div>
          ))}
        </div>
        {found.length === 0 && <p className={styles.none}>{t.noMunicipality}</p>}
      </div>
      <span className="visually-hidden" role="status">
        {chosen.length > 0 ? t.chosen(chosen.length) : ''}
      </span>
    </>
  );
}
