import { listing } from '@vitrine/contract/core/listing.ts';
import { searchPageSize } from '@vitrine/contract/core/properties-query.ts';
import { type SearchFiltersAnswer, searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { z } from 'zod';
import type { SearchPageData } from '../blocks/search-properties/search-page-data.ts';
import { finishListing } from '../items/finish-listing.server.ts';
import type { ListingSummary } from '../items/listing-summary.ts';
import { readSearch, type Search, writeSearch } from '../search/filters.ts';
import { listQuery } from '../search/list-query.ts';
import type { FilterChoices } from '../search/search-data.ts';
import { assetUrl } from '../services/content.server.ts';
import { fetchProperties, fetchSearchFilters } from '../services/core.server.ts';
import type { CallOutcome } from '../services/http.server.ts';
import { log } from '../services/log.server.ts';
import type { BlockDataRequest } from './block-data-request.ts';

/** The first listings of an address and what its filters offer; null when core does not answer in time. */
export async function loadSearchData(request: BlockDataRequest): Promise<SearchPageData | null> {
  const search = readSearch(request.url.searchParams);
  const [found, choices] = await Promise.all([loadListings(search, request), loadFilterChoices(request)]);
  return found && choices && { ...found, ...choices };
}

/** The page of listings that an address asks for; the last one where it asks for a page behind it. */
async function loadListings(search: Search, request: BlockDataRequest): Promise<FirstListings | null> {
  const query = new URLSearchParams(listQuery(search, search.frame?.bounds ?? null));
  query.set('page', String(search.page));
  query.set('limit', String(searchPageSize));
  const found = readListings(await fetchProperties(query, request), request.locale);
  if (!found) return null;
  const lastPage = Math.max(1, Math.ceil(found.total / searchPageSize));
  return search.page > lastPage
    ? loadListings({ ...search, page: lastPage }, request)
    : { query: writeSearch(search).toString(), ...found };
}

type FirstListings = Pick<SearchPageData, 'query' | 'listings' | 'total' | 'next'>;

/** What the filters of a site offer; null when core does not answer in time. */
export async function loadFilterChoices(request: BlockDataRequest): Promise<FilterChoices | null> {
  const key = `${request.site.micrositeId} ${request.locale}`;
  const known = choicesBySite.get(key);
  if (known && known.until > Date.now()) return known.choices;
  const choices = readFilterChoices(await fetchSearchFilters(request), request.locale);
  if (choices) choicesBySite.set(key, { choices, until: Date.now() + choicesLifeMs });
  return choices;
}

/** They change when a municipality gets its first listing; asking at every render cost more than the rest of the block. */
const choicesLifeMs = 60_000;
const choicesBySite = new Map<string, { choices: FilterChoices; until: number }>();

export function readFilterChoices(answer: CallOutcome, locale: Locale): FilterChoices | null {
  const parsed = answer.kind === 'answered' ? searchFiltersAnswer.safeParse(answer.body) : null;
  return parsed?.success ? choicesIn(parsed.data, locale) : null;
}

/** The order in which people look a name up: accents and case do not count. */
const collators = {
  fr: new Intl.Collator('fr-CA', { sensitivity: 'base' }),
  en: new Intl.Collator('en-CA', { sensitivity: 'base' }),
};

const choicesIn = ({ data }: SearchFiltersAnswer, locale: Locale): FilterChoices => ({
  municipalities: data.municipalities
    .map(({ MUN_CODE, DESCRIPTION, listings_count: count }) => ({ code: MUN_CODE, label: DESCRIPTION, count }))
    .sort((one, other) => collators[locale].compare(one.label, other.label)),
  types: data.property_types.map(({ code, label }) => ({ code, label: pickLocale(label, locale) ?? code })),
});

const listingsAnswer = z.object({
  data: z.object({ propertiesListing: z.array(z.unknown()), total: z.number(), next: z.string().nullish() }),
});

/** The cards of an answer of `GET properties`; one that cannot be read is left out alone. */
export function readListings(
  answer: CallOutcome,
  locale: Locale,
): { listings: ListingSummary[]; total: number; next: string | null } | null {
  const parsed = answer.kind === 'answered' && answer.status === 200 ? listingsAnswer.safeParse(answer.body) : null;
  if (!parsed?.success) return null;
  const { propertiesListing, total, next = null } = parsed.data.data;
  const listings = propertiesListing.flatMap((raw) => {
    const read = listing.safeParse(raw);
    if (!read.success) log.warn({ issues: read.error.issues.slice(0, 3) }, 'A listing was left out');
    return read.success ? [finishListing(read.data, { locale, asset: assetUrl })] : [];
  });
  return { listings, total, next };
}
