import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import look from '../../../search/filters-dialog.module.css';
import type { FiltersDialog, FiltersStart } from '../../../search/filters-dialog.tsx';
import { searchTexts } from '../../../search/search-texts.ts';
import styles from './search-bar.module.css';

type DialogProps = ComponentProps<typeof FiltersDialog>;

interface Props extends Omit<DialogProps, 'id' | 'opened' | 'onOpenChange'> {
  id: string;
  /** Number of active filters that the bar does not show. */
  active: number;
  onOpenChange: (isOpen: boolean) => void;
}

/** Opens the dialog of all filters. The dialog is loaded on the first press, as most visitors of a home page never open it. */
export function MoreFilters({ active, onOpenChange, ...props }: Props) {
  const t = useTexts(searchTexts);
  const place = useRef<HTMLDivElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [opened, setOpened] = useState<FiltersStart | null>(null);
  const change = (next: FiltersStart | null) => {
    setOpened(next);
    onOpenChange(next !== null);
  };

  // The dialog's own button replaced the pressed one; the focus returns to it when the dialog closes.
  useEffect(() => {
    if (!Dialog) return;
    place.current?.querySelector('button')?.focus();
    setOpened('top');
  }, [Dialog]);

  const load = async () => {
    const module = await import('./all-filters.tsx');
    onOpenChange(true);
    setDialog(() => module.AllFilters);
  };
  return (
    <div ref={place} className={styles.more}>
      {Dialog ? (
        <Dialog {...props} active={active} opened={opened} onOpenChange={change} />
      ) : (
        <button type="button" className={look.opener} aria-haspopup="dialog" onClick={load}>
          <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className={look.openerText}>{t.filters} </span>
          {active > 0 && (
            <span className={look.count}>
              {active} <span className="visually-hidden">{t.active(active)}</span>
            </span>
          )}
        </button>
      )}
    </div>
  );
}
