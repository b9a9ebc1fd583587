import { type ReactNode, useState } from 'react';
import { ClosedBlockPart } from '../../../block-framework/hydration/closed-part.tsx';
import { fixedPath } from '../../../locale/paths.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import type { FilterFieldsProps } from '../../../search/filter-fields.tsx';
import { areSameFilters, noFilters, type Search, type SearchFilters, withFilters } from '../../../search/filters.ts';
import { FiltersDialog, type FiltersStart } from '../../../search/filters-dialog.tsx';
import { MunicipalityButton } from '../../../search/municipality-button.tsx';
import { MunicipalityField } from '../../../search/municipality-field.tsx';
import { readSearch } from '../../../search/read-search.ts';
import type { FilterChoices } from '../../../search/search-data.ts';
import { dialogPhraseKey, phraseKey } from '../../../site/known-query.ts';
import styles from './filter-bar.module.css';

/** The fields of the dialog, whose code comes when it opens. */
const filterFields = {
  name: 'filter-fields',
  load: () => import('../lazy-parts/filter-fields.tsx'),
  className: undefined,
};

/** Returns the filters that a form sends. */
function sentFilters(form: HTMLFormElement): SearchFilters {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readSearch(new URLSearchParams(values)).filters;
}

interface Props {
  formId: string;
  search: Search;
  choices: FilterChoices;
  onChange: (filters: SearchFilters) => void;
  /** Content at the end of the bar. */
  children: ReactNode;
}

/**
 * Renders the search form. While the dialog or the list of municipalities is open the choices are a draft; the search changes
 * once both are closed (search.14).
 */
export function FilterBar({ formId, search, choices, onChange, children }: Props) {
  const locale = useLocale();
  const { filters } = search;
  const dialogId = `${formId}-filters`;
  const [draft, setDraft] = useState(filters);
  const [lastFilters, setLastFilters] = useState(filters);
  const [opened, setOpened] = useState<FiltersStart | null>(null);

  // A tag, a reset or the address changed the search from outside, which resets the draft.
  // The address also changes with the map or the order, which leave the filters and with them the draft as they are.
  // The filters of the session may come after choices that the visitor made in the dialog before hydration, which stay.
  if (!areSameFilters(lastFilters, filters)) {
    setLastFilters(filters);
    if (opened === null || areSameFilters(draft, lastFilters)) setDraft(filters);
  }
  const apply = () => {
    if (!areSameFilters(draft, filters)) onChange(draft);
  };
  return (
    <search>
      <form
        id={formId}
        className={styles.bar}
        action={fixedPath('search', locale)}
        onSubmit={(event) => {
          const fields = new FormData(event.currentTarget);
          // The browser sends a phrase while the code that searches it has not come.
          if (fields.get(phraseKey) || fields.get(dialogPhraseKey)) return;
          event.preventDefault();
          apply();
        }}
      >
        <div className={styles.municipality}>
          <MunicipalityField
            hasPlainList={false}
            municipalities={choices.municipalities}
            chosen={draft.mun}
            search={withFilters(search, draft)}
            onChange={(mun) => setDraft({ ...draft, mun })}
            onClose={apply}
          />
        </div>
        <div className={styles.small}>
          <MunicipalityButton
            municipalities={choices.municipalities}
            chosen={draft.mun}
            popoverId={dialogId}
            onClick={() => setOpened('municipality')}
          />
        </div>
        {(['broker', 'office'] as const).flatMap((key) =>
          draft[key].map((slug) => <input key={`${key}-${slug}`} type="hidden" name={key} value={slug} />),
        )}
        <FiltersDialog
          id={dialogId}
          draft={withFilters(search, draft)}
          choices={choices}
          fields={(fields: FilterFieldsProps) => (
            <ClosedBlockPart source={filterFields} isOpen={opened !== null} {...fields} />
          )}
          opened={opened}
          onOpenChange={(next) => {
            setOpened(next);
            if (next === null) apply();
          }}
          // The fields of the server hold neither municipalities nor a drawn area.
          onTakeOver={(form) => setDraft({ ...sentFilters(form), mun: filters.mun, area: filters.area })}
          onChange={setDraft}
          onReset={() => setDraft(noFilters)}
        />
        {children}
      </form>
    </search>
  );
}
