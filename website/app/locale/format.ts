import type { Locale } from '@vitrine/contract/locale.ts';

/** Formats of values in each language (`1-shell §9`). Formatters are cached, because creating one costs more than using it. */

/** Returns `fr-CA` or `en-CA`. */
export const formatLocale = (locale: Locale): `${Locale}-CA` => `${locale}-CA`;

/** Time zone of all dates: that of the offices, independent of the server and the visitor. */
const timeZone = 'America/Toronto';

const made = new Map<string, unknown>();

/** Returns the formatter of a kind and a language, created on first use. */
function once<T>(kind: string, locale: Locale, make: (language: string) => T): T {
  const key = `${kind} ${locale}`;
  if (!made.has(key)) made.set(key, make(formatLocale(locale)));
  return made.get(key) as T; // the kind names what `make` makes
}

/** Formats an amount in CAD: `450 000,00 $` in French, `$450,000.00` in English. Two decimals by default; the search passes 0. */
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

/** Formats a score, rounded to two decimals, with at least one: `4,87`, `5,0`. */
export const formatScore = (score: number, locale: Locale): string =>
  once(
    'score',
    locale,
    (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
  ).format(score);

/** Formats a fraction as a percentage with two decimals: `20,00 %`, `20.00%`. */
export const formatPercent = (fraction: number, locale: Locale): string =>
  once('percent', locale, (language) => {
    return new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }).format(fraction);

/** Formats a number for small spaces: `950`, `1,2 k` or `1.2K`. */
export const formatCompact = (value: number, locale: Locale): string =>
  value < 1000
    ? formatNumber(value, locale)
    : once('compact', locale, (language) => {
        return new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 2 });
      }).format(value);

/** Formats a price for small spaces: `450 k $` or `$450K`, `1,25 M $` or `$1.25M`; below 10,000 in full, `1 450 $`. */
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

/** Formats a date: `20 novembre 2026`, `November 20, 2026`; '' for an invalid date. */
export const formatDate = (date: Date, locale: Locale): string =>
  isDate(date)
    ? withFirst(
        once('date', locale, (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })).format(
          date,
        ),
        locale,
      )
    : '';

/** Writes the first day of a month as an ordinal in French, `1er janvier`, which `Intl` does not. */
const withFirst = (date: string, locale: Locale): string => (locale === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date);

const isDate = (date: Date): boolean => !Number.isNaN(date.getTime());

/** Formats a reading time in minutes, rounded, at least 1: `1 min`, `4 mins` (`1-shell §3`); '' when unknown. */
export function formatReadTime(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined || Number.isNaN(minutes)) return '';
  const rounded = Math.max(1, Math.round(minutes));
  return `${rounded}\u00a0${rounded === 1 ? 'min' : 'mins'}`;
}
