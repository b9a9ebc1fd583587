import { errorBlock } from '@vitrine/contract/blocks/error.ts';
import { defineBlockServer, type LoadRequest } from '../../block-framework/definition/define-block-server.ts';
import type { ListingSummary } from '../../components/listing-card/listing-summary.ts';
import { readListings } from '../../components/listing-card/read-listings.server.ts';
import { loadFilterChoices, visitorChoices } from '../../search/filter-choices.server.ts';
import type { FilterChoices } from '../../search/search-data.ts';
import type { ErrorData } from './error-data.ts';

/** Removes debug details unless errors are exposed (errors.14), and loads listings and the choices of the search on the page of a 404. */
export const server = defineBlockServer(errorBlock, {
  redact: (fields, { exposeErrors }) => (exposeErrors ? fields : { ...fields, debug: '' }),
  async load(request, data: ErrorData | null) {
    if (!data?.waysOn) return { kind: 'loaded', data };
    const [choices, listings] = await Promise.all([offeredChoices(request), newListings(request)]);
    return { kind: 'loaded', data: { ...data, waysOn: { ...data.waysOn, choices, listings } } };
  },
});

/** Number of listings on the page of a 404: one row on a wide screen. */
const mostListings = 3;

/** Returns the listings that came on the market last; none on a site without a search. */
async function newListings(request: LoadRequest): Promise<ListingSummary[]> {
  if (request.hasSearch === false) return [];
  const query = new URLSearchParams({ limit: String(mostListings), page: '1' });
  return readListings(await request.services.properties(query), request)?.listings ?? [];
}

/** Returns the choices with listings; null when core does not answer in time. */
async function offeredChoices(request: LoadRequest): Promise<FilterChoices | null> {
  const choices = await loadFilterChoices(request);
  if (!choices) return null;
  const { municipalities, types } = visitorChoices(choices);
  return { municipalities: municipalities.filter(({ count }) => count !== 0), types };
}
