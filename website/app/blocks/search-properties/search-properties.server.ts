import { searchProperties } from '@vitrine/contract/blocks/search-properties.ts';
import { searchPageSize } from '@vitrine/contract/core/properties-query.ts';
import {
  defineBlockServer,
  type LoadRequest,
  listingsMaxAge,
  loadFailed,
} from '../../block-framework/definition/define-block-server.ts';
import { type ListingPage, readListings } from '../../components/listing-card/read-listings.server.ts';
import { loadFilterChoices, readFilterChoices } from '../../search/filter-choices.server.ts';
import { type Search, writeFilters, writeSearch } from '../../search/filters.ts';
import { listQuery } from '../../search/list-query.ts';
import { readSearch } from '../../search/read-search.ts';
import type { FilterChoice, SearchChoices } from '../../search/search-data.ts';
import { searchTitle } from '../../search/search-title.ts';
import { toColumns } from './parts/choice-columns.ts';
import type { SearchPropertiesData } from './search-properties-data.ts';

/** Loads the listings of the address and the filter choices. */
export const server = defineBlockServer(searchProperties, {
  maxAge: listingsMaxAge,
  readData({ listing, filters }, context): SearchPropertiesData | null {
    const page = readListings(listing, context);
    const choices = readFilterChoices(filters, context.locale);
    return page && choices && { query: '', title: null, ...page, ...inColumns(choices) };
  },
  async load(request) {
    const search = readSearch(request.url.searchParams);
    const [page, choices] = await Promise.all([loadListings(search, request), loadFilterChoices(request)]);
    if (!page || !choices) return loadFailed;
    const named = namesIn(choices, search);
    const title = searchTitle(search.filters, named, request.locale);
    return { kind: 'loaded', data: { title, ...page, ...inColumns(named) } };
  },
  describeQuery(query, data) {
    // The data names the last page where the address names one behind it.
    const search = readSearch(data ? new URLSearchParams(data.query) : query);
    const { filters, page, order, viewport, words } = search;
    return {
      canonical: writeSearch({ ...search, order: 'default', view: 'list', viewport: null, words: '' }).toString(),
      isIndexed:
        writeFilters(filters).size === 0 &&
        !words &&
        viewport === null &&
        order === 'default' &&
        search.view === 'list',
      page,
      title: data?.title ?? undefined,
    };
  },
});

const inColumns = (choices: SearchChoices) => ({ ...choices, municipalities: toColumns(choices.municipalities) });

/** Returns the choices with the names of the brokers and offices of the search alone: a large agency has hundreds. */
function namesIn({ brokers, offices, ...choices }: SearchChoices, { filters }: Search): SearchChoices {
  const named = (of: FilterChoice[], slugs: string[]) => of.filter(({ code }) => slugs.includes(code));
  return { ...choices, brokers: named(brokers, filters.broker), offices: named(offices, filters.office) };
}

/** Returns the page of listings that the address names, or the last page when the address names one behind it. */
async function loadListings(search: Search, request: LoadRequest): Promise<(ListingPage & { query: string }) | null> {
  const query = new URLSearchParams(listQuery(search, search.viewport?.bounds ?? null));
  query.set('page', String(search.page));
  query.set('limit', String(searchPageSize));
  const page = readListings(await request.services.properties(query), request);
  if (!page) return null;
  const lastPage = Math.max(1, Math.ceil(page.total / searchPageSize));
  return search.page > lastPage
    ? loadListings({ ...search, page: lastPage }, request)
    : { query: writeSearch(search).toString(), ...page };
}
