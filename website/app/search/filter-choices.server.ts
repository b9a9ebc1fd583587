import { type SearchFiltersAnswer, searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import type { FilterChoices } from './search-data.ts';

interface FilterChoicesRequest {
  micrositeId: string;
  locale: Locale;
  services: { searchFilters(): Promise<unknown> };
}

/** Lifetime of the filter choices of a site, ms. They change only when a municipality gets its first listing. */
const choicesLifeMs = 60_000;
const choicesBySite = new Map<string, { choices: FilterChoices; until: number }>();

/** Returns the filter choices of a site, cached for a minute; null when core does not answer in time. */
export async function loadFilterChoices(request: FilterChoicesRequest): Promise<FilterChoices | null> {
  const key = `${request.micrositeId} ${request.locale}`;
  const cached = choicesBySite.get(key);
  if (cached && cached.until > Date.now()) return cached.choices;
  const choices = readFilterChoices(await request.services.searchFilters(), request.locale);
  if (choices) choicesBySite.set(key, { choices, until: Date.now() + choicesLifeMs });
  return choices;
}

/** Reads the body of `GET search-filters`; null when it has another shape. */
export function readFilterChoices(body: unknown, locale: Locale): FilterChoices | null {
  const parsed = searchFiltersAnswer.safeParse(body);
  return parsed.success ? choicesIn(parsed.data, locale) : null;
}

/** Alphabetical order of each language; accents and case do not count. */
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
