import type { FilterChoice } from './search-data.ts';

export interface MunicipalityFieldProps {
  municipalities: readonly FilterChoice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** The list was closed: whoever waited with the search may go on (`2-blocks-and-search §4`). */
  onClose?: () => void;
}

/** What the field hands over to the list that takes its place. */
export interface MunicipalityComboboxProps extends MunicipalityFieldProps {
  id: string;
  placeholder: string;
  typedBefore: string;
  takesFocus: boolean;
}
