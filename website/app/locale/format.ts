import type { Locale } from '@vitrine/contract/locale.ts';

/** How values are written in each language (`1-shell §9`). A formatter is made once, as making one costs more than using it. */

/** `fr-CA` or `en-CA`. */
export const formatLocale = (locale: Locale): `${Locale}-CA` => `${locale}-CA`;

/** The zone of every date that is shown: that of the offices, wherever the server or the visitor is. */
const timeZone = 'America/Toronto';

const made = new Map<string, unknown>();

/** The formatter of this kind in this language, made at its first use. */
function once<T>(kind: string, locale: Locale, make: (language: string) => T): T {
  const key = `${kind} ${locale}`;
  if (!made.has(key)) made.set(key, make(formatLocale(locale)));
  return made.get(key) as T; // the kind names what `make` makes
}

/**
 * An amount in CAD: `450 000,00 $` in French, `$450,000.00` in English. There are two decimals; the search shows none and says
 * so by `decimals`.
 */
export const formatCurrency = (amount: number, locale: Locale, decimals = 2): string =>
  once(`currency ${decimals}`, locale, (language) => {
    return new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  }).format(amount);

export const formatNumber = (value: number, locale: Locale): string =>
  once('number', locale, (language) => new Intl.NumberFormat(language)).format(value);

/** A fraction as a percentage with two decimals: `20,00 %`, `20.00%`. */
export const formatPercent = (fraction: number, locale: Locale): string =>
  once('percent', locale, (language) => {
    return new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }).format(fraction);

/** `950`, `1,2 k` or `1.2K`: where there is little room. */
export const formatCompact = (value: number, locale: Locale): string =>
  value < 1000
    ? formatNumber(value, locale)
    : once('compact', locale, (language) => {
        return new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 2 });
      }).format(value);

/** `450 k $` or `$450K`, `1,25 M $` or `$1.25M`, and `1 450 $` whole: a price where there is little room. */
export const formatCompactCurrency = (amount: number, locale: Locale): string =>
  amount < 10_000
    ? formatCurrency(amount, locale, 0)
    : once('compact currency', locale, (language) => {
        return new Intl.NumberFormat(language, {
          style: 'currency',
          currency: 'CAD',
          currencyDisplay: 'narrowSymbol',
          notation: 'compact',
          maximumSignificantDigits: 3,
        });
      }).format(amount);

/** `20 novembre 2026`, `November 20, 2026`; empty for a date that is none. */
export const formatDate = (date: Date, locale: Locale): string =>
  isDate(date)
    ? withFirst(
        once('date', locale, (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })).format(
          date,
        ),
        locale,
      )
    : '';

/** `1er janvier`: the first of a month is an ordinal in French, which the browsers leave out. */
const withFirst = (date: string, locale: Locale): string => (locale === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date);

const isDate = (date: Date): boolean => !Number.isNaN(date.getTime());

/** Minutes of reading, rounded, at least 1: `1 min`, `4 mins` (`1-shell §3`); empty where they are not known. */
export function formatReadTime(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined || Number.isNaN(minutes)) return '';
  const rounded = Math.max(1, Math.round(minutes));
  return `${rounded}\u00a0${rounded === 1 ? 'min' : 'mins'}`;
}
