import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import control from './compact-control.module.css';
import styles from './municipality-field.module.css';

interface FrameProps {
  id: string;
  /** Attributes of the field beyond those of every combobox. */
  field: Omit<ComponentProps<'input'>, 'id' | 'ref'> & { ref: RefObject<HTMLInputElement | null> };
  isOpen: boolean;
  /** Index of the active option; -1 without one. */
  active: number;
  /** True when something is chosen. */
  isFilled: boolean;
  /** Accessible name of the list, and whether several options can be chosen. */
  list: { label: string; isMulti: boolean; isGrouped?: boolean };
  options: ReactNode;
  /** Stands below the options. */
  note?: ReactNode;
  /** What the status says. */
  status: string;
}

const optionId = (id: string, index: number) => `${id}-option-${index}`;

/** Renders the field and the list of a combobox that follows the ARIA pattern: the focus stays in the field while options are chosen. */
export function ComboboxFrame({ id, field, isOpen, active, isFilled, list, options, note, status }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <>
      <input
        {...field}
        id={id}
        className={`${control.control} ${styles.input}`}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? optionId(id, active) : undefined}
        autoComplete="off"
        data-filled={isFilled || undefined}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing here must not take the focus away from the field */}
      <div className={styles.popup} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <div
          ref={box}
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          // A list that scrolls is a stop of the Tab key in some browsers: the focus would fall into the list that closes.
          tabIndex={-1}
          aria-multiselectable={list.isMulti}
          aria-label={list.label}
          data-grouped={list.isGrouped || undefined}
        >
          {options}
        </div>
        {note}
      </div>
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </>
  );
}

interface OptionProps {
  /** Id of the combobox. */
  id: string;
  index: number;
  isActive: boolean;
  isSelected: boolean;
  isGroup?: boolean;
  /** City and borough, for a borough below its city: a screen reader says both. */
  boroughLabel?: string | undefined;
  onTake: () => void;
  children: ReactNode;
}

/** Renders an option of a combobox. */
export const ComboboxOption = ({
  id,
  index,
  isActive,
  isSelected,
  isGroup,
  boroughLabel,
  onTake,
  children,
}: OptionProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, aria-activedescendant points here
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
  <div
    id={optionId(id, index)}
    className={styles.option}
    role="option"
    aria-selected={isSelected}
    data-active={isActive || undefined}
    data-group={isGroup || undefined}
    aria-label={boroughLabel}
    data-borough={boroughLabel !== undefined || undefined}
    onClick={onTake}
  >
    {children}
  </div>
);

/** Returns the next active option for an arrow key, from -1 when none is active; -1 without options. */
export function stepFrom(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return ((active < 0 && step < 0 ? 0 : active) + step + count) % count;
}

/** Returns the direction of an arrow key in a list; undefined for another key. */
export const stepOf = (key: string): 1 | -1 | undefined => (({ ArrowDown: 1, ArrowUp: -1 }) as const)[key];
