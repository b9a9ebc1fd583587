import { SlidersHorizontal, X } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { formatNumber } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { buttonClass } from '../ui/button.tsx';
import { FilterFields } from './filter-fields.tsx';
import { activeFilters, type SearchFilters } from './filters.ts';
import styles from './filters-dialog.module.css';
import type { FilterChoice } from './search-data.ts';
import { searchTexts } from './search-texts.ts';
import { useResultCount } from './use-result-count.ts';

interface Props {
  id: string;
  filters: SearchFilters;
  types: readonly FilterChoice[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (filters: SearchFilters) => void;
  onReset: () => void;
}

/**
 * The button with the number of filters that are set, and the dialog with all of them. It belongs to the form around it, so its
 * last button submits the search; without JavaScript the dialog stands open in the page.
 */
export function FiltersDialog({ id, filters, types, isOpen, onOpenChange, onChange, onReset }: Props) {
  const t = useTexts(searchTexts);
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const total = useResultCount(isOpen ? filters : null);
  const active = activeFilters(filters).filter(({ key }) => key !== 'mun').length;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => {
          dialog.current?.showModal();
          onOpenChange(true);
        }}
      >
        <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
        <span className={styles.openerText}>{t.filters}</span>
        {active > 0 && (
          <span className={styles.count}>
            {active} <span className="visually-hidden">{t.active(active)}</span>
          </span>
        )}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Escape does by itself */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.dialog}
        aria-labelledby={`${id}-title`}
        onClose={() => onOpenChange(false)}
        onClick={({ target }) => target === dialog.current && dialog.current?.close()}
      >
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {t.filters}
            </h2>
            <button type="button" className={styles.close} aria-label={t.close} onClick={() => dialog.current?.close()}>
              <X size={24} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </header>
          <div className={styles.body}>
            <FilterFields filters={filters} types={types} onChange={onChange} />
          </div>
          <footer className={styles.foot}>
            <button type="button" className={styles.reset} onClick={onReset}>
              {t.reset}
            </button>
            <button type="submit" className={buttonClass()} onClick={() => dialog.current?.close()}>
              <span aria-live="polite">
                {total === null ? t.showAny : total === 0 ? t.showNone : t.show(total, formatNumber(total, locale))}
              </span>
            </button>
          </footer>
        </div>
      </dialog>
    </>
  );
}
