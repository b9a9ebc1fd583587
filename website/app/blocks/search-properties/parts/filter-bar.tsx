import { type ReactNode, useState } from 'react';
import { fixedPath } from '../../../locale/paths.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { areSameFilters, noFilters, type SearchFilters } from '../../../search/filters.ts';
import { FiltersDialog } from '../../../search/filters-dialog.tsx';
import { MunicipalityField } from '../../../search/municipality-field.tsx';
import type { FilterChoices } from '../../../search/search-data.ts';
import styles from './filter-bar.module.css';

interface Props {
  formId: string;
  filters: SearchFilters;
  choices: FilterChoices;
  onChange: (filters: SearchFilters) => void;
  /** What stands at the end of the bar. */
  children: ReactNode;
}

/**
 * The form of the search. While the dialog or the list of municipalities is open the choices are a draft; the search changes
 * once both are closed (`2-blocks-and-search §4`).
 */
export function FilterBar({ formId, filters, choices, onChange, children }: Props) {
  const locale = useLocale();
  const [draft, setDraft] = useState(filters);
  const [lastFilters, setLastFilters] = useState(filters);
  const [isDialogOpen, setDialogOpen] = useState(false);

  // A tag, a reset or the address itself changed the search from outside: the draft follows.
  if (lastFilters !== filters) {
    setLastFilters(filters);
    setDraft(filters);
  }
  const apply = (next: SearchFilters = draft) => {
    if (!areSameFilters(next, filters)) onChange(next);
  };
  const onOpenChange = (isOpen: boolean) => {
    setDialogOpen(isOpen);
    if (!isOpen) apply();
  };
  return (
    <search>
      <form
        id={formId}
        className={styles.bar}
        action={fixedPath('search', locale)}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className={styles.municipality}>
          <MunicipalityField
            municipalities={choices.municipalities}
            chosen={draft.mun}
            onChange={(mun) => setDraft({ ...draft, mun })}
            onClose={() => apply()}
          />
        </div>
        <FiltersDialog
          id={`${formId}-filters`}
          filters={draft}
          types={choices.types}
          isOpen={isDialogOpen}
          onOpenChange={onOpenChange}
          onChange={setDraft}
          onReset={() => setDraft({ ...noFilters, mun: draft.mun })}
        />
        {children}
      </form>
    </search>
  );
}
