import type { ComponentProps } from 'react';
import { FiltersDialog } from '../../../search/filters-dialog.tsx';

/**
 * Renders the dialog of all filters. A module of its own is loaded on a press: the search page, which loads the dialog with the page, would
 * otherwise need a further file for the dynamic import.
 */
export function AllFilters(props: ComponentProps<typeof FiltersDialog>) {
  return <FiltersDialog {...props} />;
}
