import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { formatNumber } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { boroughName, withPlaces } from './choose-places.ts';
import { ComboboxFrame, ComboboxOption, stepFrom, stepOf } from './combobox-frame.tsx';
import { findChoices } from './find-choices.ts';
import { type GroupedChoice, groupChoices, otherChoice, singleChoice } from './group-choices.ts';
import styles from './municipality-field.module.css';
import type { MunicipalityComboboxProps } from './municipality-props.ts';
import { countFor } from './search-data.ts';
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
  const [typed, setTyped] = useState(props.typedBefore);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const counted = useCountedChoices(municipalities, transaction);
  const offered = isGrouped ? groupChoices(counted, locale) : counted.map(singleChoice);
  const matches = findChoices(offered, typed);
  const other = allowsOther ? otherChoice(offered, typed) : null;
  const found = other ? [...matches, other] : matches;
  const isChosen = ({ codes }: GroupedChoice) => codes.every((code) => chosen.includes(code));
  const isWholeList = typed.trim() === '';
  const countText = (count: number | undefined) => count !== undefined && formatNumber(count, locale);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it replaces the initial field
  useEffect(() => {
    if (props.takesFocus) field.current?.focus();
  }, []);

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
    const step = stepOf(event.key);
    if (step !== undefined) {
      event.preventDefault();
      open(stepFrom(active, step, found.length));
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
    <ComboboxFrame
      id={id}
      field={{
        ref: field,
        'aria-invalid': props.errorId !== undefined,
        'aria-describedby': props.errorId,
        'aria-required': props.isRequired,
        placeholder,
        value: typed,
        onChange: ({ target }) => {
          setTyped(target.value);
          open(target.value.trim() === '' ? -1 : 0);
        },
        onFocus: () => open(),
        onClick: () => {
          if (!isOpen) open();
        },
        onBlur: close,
        onKeyDown,
      }}
      isOpen={isOpen}
      active={active}
      isFilled={chosen.length > 0}
      list={{
        label: isSingle ? t.municipality : t.municipalities,
        isMulti: !isSingle,
        isGrouped: isGrouped && isWholeList,
      }}
      options={found.map((choice, index) => (
        <ComboboxOption
          key={choice.code}
          {...{ id, index }}
          isActive={index === active}
          isSelected={isChosen(choice)}
          isGroup={choice.isGroup}
          boroughLabel={isWholeList && boroughName(choice) !== null ? choice.label : undefined}
          onTake={() => toggle(choice)}
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
        </ComboboxOption>
      ))}
      note={found.length === 0 && <p className={styles.none}>{t.noMunicipality}</p>}
      status={chosen.length > 0 ? t.chosen(chosen.length) : ''}
    />
  );
}
