import type { Search } from './filters.ts';
import type { FilterChoice } from './search-data.ts';

export interface MunicipalityFieldProps {
  municipalities: readonly FilterChoice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Transaction of the search, whose listings are counted beside each municipality; null or undefined for both. */
  transaction?: 'buy' | 'rent' | null;
  /** The search that a phrase in the field changes; without it the field takes municipalities alone. */
  search?: Search;
  /** Called before a phrase is searched or a suggested listing is opened. */
  onSearched?: () => void;
  /** Called when the list closes, so that a postponed search can run (search.14). */
  onClose?: () => void;
  id?: string;
  /** True when the list is part of the flow of a dialog instead of covering the content below the field. */
  isInline?: boolean;
  /** True when only one municipality can be selected; selecting one closes the list. */
  isSingle?: boolean;
  /** True when a municipality that is not in the list may be typed; its name is then its code. */
  allowsOther?: boolean;
  /** True when municipalities are grouped by region and a region can be selected as a whole. */
  isGrouped?: boolean;
  /** True when the form requires a municipality. */
  isRequired?: boolean;
  /** False when the form has another list for visitors without JavaScript. */
  hasPlainList?: boolean;
  /** Id of the error message; undefined without an error. */
  errorId?: string | undefined;
}

/** Props of the combobox that replaces the field. */
export interface MunicipalityComboboxProps extends MunicipalityFieldProps {
  id: string;
  /** Name under which a form without JavaScript sends what is typed; undefined for a field that takes municipalities alone. */
  name?: string | undefined;
  placeholder: string;
  /** True when the placeholder is the selection. */
  isFilled: boolean;
  typedBefore: string;
  takesFocus: boolean;
}
