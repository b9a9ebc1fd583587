import type { Alert } from '@vitrine/contract/core/alerts.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { textsOf } from '../locale/define-texts.ts';
import { formatCurrency, formatDate } from '../locale/format.ts';
import { fixedPath } from '../locale/paths.ts';
import { readSearch, writeSearch } from '../search/filters.ts';
import { type FilterChoice, labelOf } from '../search/search-data.ts';
import { searchTexts } from '../search/search-texts.ts';
import { alertTexts } from './alert-texts.ts';
import type { FormattedAlert } from './alert-view.ts';

/** Formats an alert of core in one language; `types` holds the names of the property types. */
export function formatAlert(alert: Alert, locale: Locale, types: readonly FilterChoice[]): FormattedAlert {
  const { status, frequency, email, criteria, query, created_at, matches, sign_up_page } = alert;
  return {
    ...{ status, frequency, matches },
    // The word joiner prevents a line break after the ellipsis.
    email: email.replaceAll('…', '…\u2060'),
    criteria: criteriaOf(criteria, locale, types),
    unknownPlaces: criteria.unknown_municipalities,
    filters: readSearch(new URLSearchParams(query)).filters,
    searchPath: searchPath(query, locale),
    // The value comes from a form, so only a path of the site may become a link.
    signUpPath: /^\/(fr|en)(\/[\w./-]*)?$/.test(sign_up_page ?? '') ? sign_up_page : null,
    since: formatDate(new Date(created_at), locale),
  };
}

/** Returns the criteria as texts, with the same wording and order as the filter tags of the search page. */
function criteriaOf(criteria: Alert['criteria'], locale: Locale, types: readonly FilterChoice[]): string[] {
  const t = textsOf(searchTexts, locale);
  const { municipalities, property_type, budget_min, budget_max, bedrooms, bathrooms, area, broker, office } = criteria;
  const [low, high] = [budget_min, budget_max].map((amount) => amount && formatCurrency(amount, locale, 0));
  const price = low && high ? t.priceBetween(low, high) : low ? t.priceFrom(low) : high && t.priceTo(high);
  return [
    ...municipalities,
    area && textsOf(alertTexts, locale).inDrawnArea,
    property_type && labelOf(types, property_type),
    price,
    bedrooms && t.bedroomsTag(bedrooms),
    bathrooms && t.bathroomsTag(bathrooms),
    broker,
    office && t.officeTag(office),
  ].filter((text): text is string => typeof text === 'string' && text !== '');
}

/**
 * Returns the address of the search. The query is parsed like any search address, so that unknown values are dropped. An empty
 * search disables the filters of the session.
 */
function searchPath(query: string, locale: Locale): string {
  const search = writeSearch(readSearch(new URLSearchParams(query))).toString();
  return `${fixedPath('search', locale)}?${search || 'reset_filters=true'}`;
}
