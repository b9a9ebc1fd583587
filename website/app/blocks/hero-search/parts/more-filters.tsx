import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import type { FiltersDialog } from '../../../search/filters-dialog.tsx';
import look from '../../../search/filters-opener.module.css';
import { searchTexts } from '../../../search/search-texts.ts';
import styles from './search-bar.module.css';

type DialogProps = Omit<ComponentProps<typeof FiltersDialog>, 'fields'>;

interface Props extends DialogProps {
  /** Number of active filters that the bar does not show. */
  active: number;
  /** Address to which the button leads when the scripts do not come. */
  fallback: string;
}

/** Renders the dialog of all filters with its button. It is loaded when it first opens, as most visitors of a home page never open it. */
export function MoreFilters({ fallback, ...props }: Props) {
  const { active, opened, onOpenChange } = props;
  const t = useTexts(searchTexts);
  const place = useRef<HTMLDivElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [isShown, setShown] = useState(false);

  const load = useEffectEvent(async () => {
    try {
      const module = await import('./all-filters.tsx');
      setDialog(() => module.AllFilters);
    } catch (error) {
      // The next press tries again.
      onOpenChange(null);
      throw error;
    }
  });
  const isWanted = opened !== null;
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);

  // The dialog's own button replaced the pressed one; the focus returns to it when the dialog closes.
  useEffect(() => {
    if (!Dialog) return;
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
    setShown(true);
  }, [Dialog]);

  return (
    <div ref={place} className={styles.more}>
      {Dialog ? (
        <Dialog {...props} opened={isShown ? opened : null} />
      ) : (
        <button
          type="button"
          className={look.opener}
          aria-haspopup="dialog"
          data-fallback={fallback}
          onClick={() => onOpenChange('top')}
        >
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
