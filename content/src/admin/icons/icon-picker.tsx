import { Button } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FormDialog } from '../components/form-dialog.tsx';
import { findIcons } from './find-icons.ts';
import { IconDrawing } from './icon-drawing.tsx';
import { iconTexts } from './icon-texts.ts';
import { moveInGrid } from './move-in-grid.ts';

interface Props {
  value: string;
  /** True to offer the choice of no icon. */
  mayBeEmpty: boolean;
  language: Locale;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** Shows the icons in a searchable grid; the arrow keys move the selection. */
export function IconPicker({ value, mayBeEmpty, language, onChoose, onClose }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [focused, setFocused] = useState<string | null>(null);
  const t = iconTexts[language];

  const found = findIcons(query).map(({ name, label }) => ({ name, label: label[language] }));
  const options = mayBeEmpty && query.trim() === '' ? [{ name: '', label: t.none }, ...found] : found;
  const tabStop = [focused, value].find((name) => options.some((option) => option.name === name)) ?? options[0]?.name;
  const focus = (index: number) => grid.current?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.focus();
  const choose = (name: string) => {
    onChoose(name);
    onClose();
  };
  const press = (event: KeyboardEvent, index: number) => {
    const next = moveInGrid(event.key, index, options.length, columnsOf(grid.current));
    const option = options[index];
    if (next !== null) focus(next);
    else if ((event.key === 'Enter' || event.key === ' ') && option) choose(option.name);
    else return;
    event.preventDefault();
  };
  return (
    <FormDialog title={t.title} isWide onClose={onClose}>
      <input
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          // Enter would submit the form around the field.
          event.preventDefault();
          focus(0);
        }}
      />
      <p role="status" className="icon-picker__found">
        {found.length === 0 ? t.notFound(query) : t.found(found.length)}
      </p>
      <div ref={grid} role="listbox" aria-label={t.grid} className="icon-picker__grid">
        {options.map(({ name, label }, index) => (
          <div
            key={name}
            role="option"
            className="icon-picker__icon"
            aria-selected={name === value}
            tabIndex={name === tabStop ? 0 : -1}
            onFocus={() => setFocused(name)}
            onClick={() => choose(name)}
            onKeyDown={(event) => press(event, index)}
          >
            <IconDrawing name={name} size={28} />
            <span>{label}</span>
          </div>
        ))}
      </div>
      <div className="form-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </FormDialog>
  );
}

/** Returns the number of columns in which the browser lays out the grid. */
const columnsOf = (grid: HTMLElement | null): number =>
  grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
