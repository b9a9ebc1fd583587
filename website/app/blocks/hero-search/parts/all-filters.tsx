import type { ComponentProps } from 'react';
import { FilterFields } from '../../../search/filter-fields.tsx';
import { FiltersDialog } from '../../../search/filters-dialog.tsx';

type Props = Omit<ComponentProps<typeof FiltersDialog>, 'fields'>;

/**
 * Renders the dialog of all filters. A module of its own is loaded on a press: the search page, which loads the dialog with the page, would
 * otherwise need a further file for the dynamic import.
 */
export function AllFilters(props: Props) {
  return <FiltersDialog {...props} fields={(fields) => <FilterFields {...fields} />} />;
}
