import type { FilterChoice } from './search-data.ts';

export interface MunicipalityFieldProps {
  municipalities: readonly FilterChoice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** The list was closed: whoever waited with the search may go on (`2-blocks-and-search §4`). */
  onClose?: () => void;
  id?: string;
  /** Its list stands below it in the flow of a dialog, and not over what follows. */
  isInline?: boolean;
  /** Whether one place is chosen, in place of the one before; then the list closes. */
  isSingle?: boolean;
  /** Whether the places stand below their regions, each to be chosen as a whole. */
  isGrouped?: boolean;
  /** Whether the form has to have a place. */
  isRequired?: boolean;
  /** False where the form has another list for those without scripts. */
  hasPlainList?: boolean;
  /** The id of what is wrong with the choice; undefined while nothing is. */
  errorId?: string | undefined;
}

/** What the field hands over to the list that takes its place. */
export interface MunicipalityComboboxProps extends MunicipalityFieldProps {
  id: string;
  placeholder: string;
  typedBefore: string;
  takesFocus: boolean;
}
