import { activeFacts } from '@vitrine/contract/core/active-facts.ts';
import { type FactFilters, noFacts } from '@vitrine/contract/core/fact-filters.ts';
import { factText } from '@vitrine/contract/core/fact-texts.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { propertyTypeNames } from '../listings/property-types.ts';
import { type JoinedFact, type LeadField, leadFieldTexts } from './lead-field-texts.ts';
import { formatDollars, formatNumber } from './listing-card.ts';

type Fields = Record<string, string>;

/** Returns the text of a code; an unknown code is returned unchanged, so that the visitor's choice is not lost. */
export const codeText = (field: LeadField | JoinedFact, code: string, locale: Locale): string =>
  named(leadFieldTexts[locale].values[field], code) ?? code;

/** Returns the text of a code. Reads own properties only, because a code may be called `constructor`. */
const named = (texts: Record<string, string> | undefined, code: string): string | undefined =>
  texts && Object.hasOwn(texts, code) ? texts[code] : undefined;

export function propertyTypeText(code: string, locale: Locale): string {
  const names: Record<string, Record<Locale, string>> = propertyTypeNames;
  return Object.hasOwn(names, code) ? (names[code]?.[locale] ?? code) : code;
}

/** Returns yes or no in the reader's language for `true`, `yes`, `oui`, `1` and their opposites. */
export function yesNoText(answer: string, locale: Locale): string {
  if (/^(true|yes|oui|1)$/i.test(answer)) return leadFieldTexts[locale].yes;
  return /^(false|no|non|0)$/i.test(answer) ? leadFieldTexts[locale].no : answer;
}

/** Returns a minimum number of rooms in words. */
export function atLeastText(count: string, locale: Locale): string {
  if (!/^\d{1,3}$/.test(count)) return count;
  return Number(count) === 0 ? leadFieldTexts[locale].any : leadFieldTexts[locale].orMore(String(Number(count)));
}

/** Returns an area such as `1240 pi²`, which the website sends in the visitor's language, in the reader's. */
export function areaText(area: string, locale: Locale): string {
  const [, amount, unit] = /^(\d{1,9}(?:\.\d+)?)\s*(pi²|ft²|m²)$/.exec(area) ?? [];
  if (!amount) return area;
  return `${formatNumber(Number(amount), locale)}\u00a0${unit === 'm²' ? unit : leadFieldTexts[locale].squareFeet}`;
}

/**
 * Returns a budget in CAD; 0 or an empty text is no lower bound, `Infinity` or an empty text no upper one
 * (steps.16).
 */
export function budgetText({ budget_min: min = '', budget_max: max = '' }: Fields, locale: Locale): string {
  const { between, from, upTo, withoutLimit } = leadFieldTexts[locale].budget;
  const hasLeast = min !== '' && Number(min) !== 0;
  const hasMost = max !== '' && max !== 'Infinity';
  if (hasLeast && hasMost) return between(dollarsText(min, locale), dollarsText(max, locale));
  if (hasLeast) return from(dollarsText(min, locale));
  return hasMost ? upTo(dollarsText(max, locale)) : withoutLimit;
}

const dollarsText = (amount: string, locale: Locale): string =>
  /^\d{1,12}(\.\d+)?$/.test(amount) ? formatDollars(Number(amount), locale) : amount;

/** Returns the filters by facts that are set, separated by semicolons, since the numbers of some contain commas. */
export const factsText = (facts: Partial<FactFilters>, locale: Locale): string =>
  activeFacts({ ...noFacts, ...facts })
    .map((fact) => factText(fact, facts, locale))
    .join('; ');
