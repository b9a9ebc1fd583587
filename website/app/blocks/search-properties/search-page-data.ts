import type { ListingSummary } from '../../items/listing-summary.ts';
import type { FilterChoices } from '../../search/search-data.ts';

/** What the server loads for the search page before any script runs (`page/search-data.server.ts`). */
export interface SearchPageData extends FilterChoices {
  /** The query that the listings answer, as `writeSearch` spells it. */
  query: string;
  listings: ListingSummary[];
  total: number;
  /** Where the next page begins, for a core that can tell. */
  next?: string | null | undefined;
}
