import { SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { formatNumber } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../ui/dialog/dialog.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { activeFilters, type Search, type SearchFilters } from './filters.ts';
import styles from './filters-dialog.module.css';
import look from './filters-opener.module.css';
import { MunicipalityField } from './municipality-field.tsx';
import type { FilterChoices } from './search-data.ts';
import { searchTexts } from './search-texts.ts';
import { useFacets } from './use-facets.ts';

/** Element that gets the focus when the dialog opens. */
export type FiltersStart = 'top' | 'municipality';

interface Props {
  id: string;
  /** The search with the choices made in the dialog and not yet submitted. */
  draft: Search;
  choices: FilterChoices;
  /** Renders `FilterFields`, whose code may come later. */
  fields: (props: FilterFieldsProps) => ReactNode;
  /** Number of active filters on the button, when some of them are shown beside it; by default all of them. */
  active?: number;
  /** Null while the dialog is closed. */
  opened: FiltersStart | null;
  onOpenChange: (opened: FiltersStart | null) => void;
  /** Called when the scripts came after the visitor had opened the fields of the server, with the form that holds their choices. */
  onTakeOver?: (form: HTMLFormElement) => void;
  onChange: (filters: SearchFilters) => void;
  onReset: () => void;
}

/**
 * Renders the button with the number of active filters, and the dialog with all filters. The dialog belongs to the form around
 * it: its last button submits the search. Without JavaScript, or before hydration, the browser opens it as a popover, whose fields
 * are sent as a plain form.
 */
export function FiltersDialog(props: Props) {
  const { id, draft, choices, fields, opened, onOpenChange, onChange, onReset } = props;
  const t = useTexts(searchTexts);
  const locale = useLocale();
  const { filters } = draft;
  const { facets, total } = useFacets(opened ? draft : null);
  const active = props.active ?? activeFilters(filters).length;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpenChange('top');
  };
  const close = () => onOpenChange(null);

  const takeOver = useEffectEvent(() => {
    const popover = document.getElementById(id);
    if (!popover?.matches(':popover-open')) return;
    const form = popover.closest('form');
    if (form) props.onTakeOver?.(form);
    popover.hidePopover();
    onOpenChange('top');
  });
  useEffect(() => takeOver(), []);
  useEffect(() => {
    if (opened === 'municipality') document.getElementById(`${id}-municipality`)?.focus();
  }, [opened, id]);

  return (
    <>
      <button type="button" className={look.opener} aria-haspopup="dialog" popoverTarget={id} onClick={open}>
        <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
        {/* The space separates the words for screen readers. */}
        <span className={look.openerText}>{t.filters} </span>
        {active > 0 && (
          <span className={look.count}>
            {active} <span className="visually-hidden">{t.active(active)}</span>
          </span>
        )}
      </button>
      <Dialog
        id={id}
        isOpen={opened !== null}
        onClose={close}
        placement="side"
        popover="auto"
        aria-labelledby={`${id}-title`}
      >
        <DialogHead title={t.filters} titleId={`${id}-title`} closeLabel={t.close} popoverId={id} onClose={close} />
        <DialogBody>
          <div className={styles.fields}>
            <div className={styles.municipality}>
              <MunicipalityField
                id={`${id}-municipality`}
                isInline
                municipalities={choices.municipalities}
                chosen={filters.mun}
                search={draft}
                onSearched={close}
                onChange={(mun) => onChange({ ...filters, mun })}
              />
            </div>
            {fields({ filters, types: choices.types, facets, onChange })}
          </div>
        </DialogBody>
        <DialogFoot>
          <button type="button" className={styles.reset} onClick={onReset}>
            {t.reset}
          </button>
          <button type="submit" className={buttonClass()} onClick={close}>
            <span aria-live="polite">
              {total === null ? t.showAny : total === 0 ? t.showNone : t.show(total, formatNumber(total, locale))}
            </span>
          </button>
        </DialogFoot>
      </Dialog>
    </>
  );
}
