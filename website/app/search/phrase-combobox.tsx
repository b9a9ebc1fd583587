import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { navigate } from '../navigation/navigate.ts';
import { boroughName, withPlaces } from './choose-places.ts';
import control from './compact-control.module.css';
import type { Search } from './filters.ts';
import styles from './municipality-field.module.css';
import type { MunicipalityComboboxProps } from './municipality-props.ts';
import { phraseAddress, phraseLimit } from './phrase-address.ts';
import { Line, LineGroup } from './phrase-line.tsx';
import { firstLine, groupsOf, type PhraseLine, phraseLines } from './phrase-lines.ts';
import { phraseTexts } from './phrase-texts.ts';
import { usePlaceCounts } from './use-place-counts.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = MunicipalityComboboxProps & { search: Search };

/**
 * Renders the field of the search once it is used: a combobox that follows the ARIA pattern, with places of which several can be chosen, listings, and
 * the whole phrase. The focus stays in the field, and the list stays open while places are chosen.
 */
export function PhraseCombobox(props: Props) {
  const { id, placeholder, municipalities, chosen, onChange, onClose, onSearched, search } = props;
  const t = useTexts(phraseTexts);
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(props.typedBefore);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const choices = usePlaceCounts(municipalities, search.filters);
  const suggestions = useSuggestions(typed, search);
  const linesOf = (text: string) => phraseLines(text, { choices, language: locale, suggestions });
  const lines = linesOf(typed);
  const text = typed.trim();

  // A layout effect moves the focus before the browser handles the next key, which would otherwise go to the body.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it replaces the initial field
  useLayoutEffect(() => {
    if (props.takesFocus) field.current?.focus();
    if (props.typedBefore.trim() !== '') setActive(firstLine(lines, props.typedBefore));
  }, []);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });
  const close = () => {
    if (isOpen) onClose?.();
    setOpen(false);
    setActive(-1);
  };
  const type = (next: string) => {
    setTyped(next);
    setOpen(true);
    setActive(firstLine(linesOf(next), next));
  };
  const leaveTo = (address: string) => {
    setTyped('');
    close();
    onSearched?.();
    navigate(address);
  };
  // The button of the form searches the phrase too. The form knows nothing of it, so that its code comes with the field alone.
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (text === '') return;
    event.preventDefault();
    event.stopPropagation();
    leaveTo(phraseAddress(text, search, locale));
  });
  useEffect(() => {
    const form = field.current?.form;
    const listener = (event: SubmitEvent) => onSubmit(event);
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, []);
  const isChosen = (codes: readonly string[]) => codes.every((code) => chosen.includes(code));
  const take = (line: PhraseLine) => {
    if (line.kind === 'phrase') return leaveTo(phraseAddress(text, search, locale));
    if (line.kind === 'listing') return leaveTo(line.listing.href);
    const { codes } = line.place;
    onChange(isChosen(codes) ? chosen.filter((code) => !codes.includes(code)) : withPlaces(chosen, codes));
    setTyped('');
    setActive(-1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      const start = active < 0 && step < 0 ? 0 : active;
      setActive(lines.length === 0 ? -1 : (start + step + lines.length) % lines.length);
    } else if (event.key === 'Enter') {
      const line = lines[active] ?? (text === '' ? undefined : lines[0]);
      if (!line || (!isOpen && text === '')) return;
      event.preventDefault();
      take(line);
    } else if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault();
      close();
      setTyped('');
    } else if (event.key === 'Backspace' && typed === '' && chosen.length > 0) {
      onChange(chosen.slice(0, -1));
    }
  };

  const options = (shown: readonly PhraseLine[]) =>
    shown.map((line) => {
      const index = lines.indexOf(line);
      // The whole list shows a borough below its city, whose name a screen reader says too.
      const cityAndBorough =
        text === '' && line.kind === 'place' && boroughName(line.place) !== null ? line.place.label : undefined;
      return (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, aria-activedescendant points here
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={line.key}
          id={`${id}-option-${index}`}
          className={styles.option}
          role="option"
          aria-selected={line.kind === 'place' && isChosen(line.place.codes)}
          data-active={index === active || undefined}
          aria-label={cityAndBorough}
          data-borough={cityAndBorough !== undefined || undefined}
          onClick={() => take(line)}
        >
          <Line line={line} typed={text} suggestions={suggestions} chosen={chosen} />
        </div>
      );
    });

  return (
    <>
      <input
        ref={field}
        id={id}
        className={`${control.control} ${styles.input}`}
        type="text"
        name={props.name}
        maxLength={phraseLimit}
        enterKeyHint="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-option-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        data-filled={props.isFilled || undefined}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing here must not take the focus away from the field */}
      <div className={styles.popup} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <div
          ref={list}
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          // A list that scrolls is a stop of the Tab key in some browsers: the focus would fall into the list that closes.
          tabIndex={-1}
          aria-multiselectable
          aria-label={t.suggestions}
        >
          {text === ''
            ? options(lines)
            : groupsOf(lines).map(([kind, members]) => (
                <LineGroup key={kind} kind={kind} labelId={`${id}-${kind}`}>
                  {options(members)}
                </LineGroup>
              ))}
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {text !== '' && suggestions ? t.heard(suggestions) : chosen.length > 0 ? t.chosen(chosen.length) : ''}
      </span>
    </>
  );
}
