import type { ListingSummary } from '../../components/listing-card/listing-summary.ts';
import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';
import type { FilterChoices } from '../../search/search-data.ts';

/** Data of the error that replaces a page; an error block within a page has none. */
export interface ErrorData {
  requestId: string;
  /** Ways on from a page that does not exist; null for any other error. */
  waysOn: WaysOn | null;
}

export interface WaysOn {
  /** Lines of the site's menu. */
  links: FinishedLink[];
  /** Choices of the search form; null when core does not answer in time. */
  choices: FilterChoices | null;
  /** Listings that came on the market last; none when core does not answer in time. */
  listings: readonly ListingSummary[];
}
