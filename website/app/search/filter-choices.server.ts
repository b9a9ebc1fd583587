import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { type SearchFiltersAnswer, searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { LRUCache } from 'lru-cache';
import type { FilterChoice, FilterChoices, SearchChoices } from './search-data.ts';

interface FilterChoicesRequest {
  micrositeId: string;
  locale: Locale;
  services: { searchFilters(): Promise<unknown> };
}

/** The filter choices of each site for a minute. They change only when a municipality gets its first listing. */
const choicesBySite = new LRUCache<string, SearchChoices>({
  max: 1000,
  ttl: 60_000,
  // Read at each call, so that tests can set the time.
  perf: { now: () => performance.now() },
});

/** Returns the filter choices of a site, with the names of all its brokers and offices, cached for a minute; null when core does not answer in time. */
export async function loadFilterChoices(request: FilterChoicesRequest): Promise<SearchChoices | null> {
  const key = `${request.micrositeId} ${request.locale}`;
  const cached = choicesBySite.get(key);
  if (cached) return cached;
  const read = readFilterChoices(await request.services.searchFilters(), request.locale);
  const choices = read && { ...read, municipalities: read.municipalities.map(withoutRentals) };
  if (choices) choicesBySite.set(key, choices);
  return choices;
}

/** Removes the count of rentals, which browsers fetch only when they show it (`use-counted-choices.ts`). */
const withoutRentals = ({ rentals: _, ...choice }: FilterChoice): FilterChoice => choice;

/** Reads the body of `GET search-filters`; null when it has another shape. */
export function readFilterChoices(body: unknown, locale: Locale): SearchChoices | null {
  const parsed = safeParse(searchFiltersAnswer, body);
  return parsed.success ? choicesIn(parsed.data, locale) : null;
}

/** Returns the choices that visitors make, without the names of brokers and offices. */
export const visitorChoices = ({ municipalities, types }: FilterChoices): FilterChoices => ({ municipalities, types });

/** Alphabetical order of each language; accents and case do not count. */
const collators = {
  fr: new Intl.Collator('fr-CA', { sensitivity: 'base' }),
  en: new Intl.Collator('en-CA', { sensitivity: 'base' }),
};

const choicesIn = ({ data }: SearchFiltersAnswer, locale: Locale): SearchChoices => ({
  municipalities: data.municipalities
    .map(({ MUN_CODE: code, DESCRIPTION: label, listings_count: count, rentals_count: rentals }) => ({
      ...{ code, label, count, rentals },
    }))
    .sort((one, other) => collators[locale].compare(one.label, other.label)),
  // A filter of another type would be dropped from the address.
  types: data.property_types
    .filter(({ code }) => propertyTypeCodes.some((known) => known === code))
    .map(({ code, label }) => ({ code, label: pickLocale(label, locale) ?? code })),
  brokers: data.brokers.map(toChoice),
  offices: data.offices.map(toChoice),
});

const toChoice = ({ slug, name }: { slug: string; name: string }): FilterChoice => ({ code: slug, label: name });
