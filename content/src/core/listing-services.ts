import type { SearchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import type { NamedListing } from '@vitrine/contract/core/staff-listings.ts';
import type { PayloadRequest } from 'payload';

/** Calls to core about the listings of a site, on behalf of the user of the request. Null when core does not answer. */
export interface ListingServices {
  /** Returns the number of listings that a search finds; `search` is the text of its parameters. */
  count: (req: PayloadRequest, micrositeId: string, search: string) => Promise<number | null>;
  /** Returns the municipalities, brokers and offices by which a search of the site can be filtered. */
  filters: (req: PayloadRequest, micrositeId: string) => Promise<SearchFiltersAnswer['data'] | null>;
  /** Returns the listings of the site with these words in their address, or with this number. */
  named: (req: PayloadRequest, micrositeId: string, words: string) => Promise<readonly NamedListing[] | null>;
}

export const noListings: ListingServices = {
  count: async () => null,
  filters: async () => null,
  named: async () => null,
};
