import type { ListingSummary } from '../../components/listing-card/listing-summary.ts';
import type { SearchChoices } from '../../search/search-data.ts';
import type { ChoiceColumns } from './parts/choice-columns.ts';

/** Data that the server loads for the search page (`search-properties.server.ts`). */
export interface SearchPropertiesData extends Omit<SearchChoices, 'municipalities'> {
  municipalities: ChoiceColumns;
  /** The query of the listings, as `writeSearch` formats it. */
  query: string;
  /** Title of that search, such as `Condos à vendre à Magog`; null where staff wrote it. */
  title: string | null;
  listings: ListingSummary[];
  total: number;
  /** Cursor of the next page, when core supports cursors. */
  next?: string | null | undefined;
}
