import { formatDay } from '@vitrine/contract/date-format.ts';
import type { Locale } from '@vitrine/contract/locale.ts';

/** Formats of values in each language (formats.1). Formatters are cached, because creating one costs more than using it. */

/** Returns `fr-CA` or `en-CA`. */
export const formatLocale = (locale: Locale): `${Locale}-CA` => `${locale}-CA`;

const made = new Map<string, unknown>();

/** Returns the formatter of a kind and a language, created on first use. */
function once<T>(kind: string, locale: Locale, make: (language: string) => T): T {
  const key = `${kind} ${locale}`;
  if (!made.has(key)) made.set(key, make(formatLocale(locale)));
  return made.get(key) as T; // the kind names what `make` makes
}

/** Separators of thousands and of decimals. */
const separators = { fr: ['\u00a0', ','], en: [',', '.'] } as const;

/**
 * Writes a number without its sign as `Intl.NumberFormat` does: a browser takes 15 ms and more to create its first one, 60 ms on a slow
 * phone, while it hydrates the page.
 */
function formatDigits(value: number, locale: Locale, { least, most }: { least: number; most: number }): string {
  // Decimal digits are moved as text, since 1.005 × 100 is less than 100.5.
  const units = Math.round(Number(`${Math.abs(value)}e${most}`));
  const [whole = '', decimals = ''] = (units / 10 ** most).toFixed(most).split('.');
  const [thousands, point] = separators[locale];
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (shown && point + shown);
}

const signOf = (value: number): string => (value < 0 ? '-' : '');

/** Formats an amount in CAD: `450 000,00 $` in French, `$450,000.00` in English. Two decimals by default; the search passes 0. */
export function formatCurrency(amount: number, locale: Locale, decimals = 2): string {
  const digits = formatDigits(amount, locale, { least: decimals, most: decimals });
  return signOf(amount) + (locale === 'fr' ? `${digits}\u00a0$` : `$${digits}`);
}

/** Formats a length in metres to the centimetre, so that the lengths of a table align: `2,90`, `2.90`. */
export const formatMetres = (metres: number, locale: Locale): string =>
  formatDigits(metres, locale, { least: 2, most: 2 });

/** Formats a number with three decimals at most: `1 234,5`, `1,234.5`. */
export const formatNumber = (value: number, locale: Locale): string =>
  signOf(value) + formatDigits(value, locale, { least: 0, most: 3 });

/**
 * Formats a distance, m, in words that claim no more than they know: to 50 m below a kilometre, then to 100 m. `À 350 m`, `350 m away`.
 */
export function formatDistance(metres: number, locale: Locale): string {
  const near = Math.round(metres / 50) * 50;
  if (near < 100) return locale === 'fr' ? 'À moins de 100\u00a0m' : 'Within 100\u00a0m';
  const far = formatDigits(metres / 1000, locale, { least: 0, most: 1 });
  const text = near < 1000 ? `${near}\u00a0m` : `${far}\u00a0km`;
  return locale === 'fr' ? `À ${text}` : `${text} away`;
}

/** Formats a score, which is not negative, rounded to two decimals, with at least one: `4,87`, `5,0`. */
export const formatScore = (score: number, locale: Locale): string =>
  formatDigits(score, locale, { least: 1, most: 2 });

/** Formats a fraction as a percentage with two decimals: `20,00 %`, `20.00%`. */
export const formatPercent = (fraction: number, locale: Locale): string =>
  once('percent', locale, (language) => {
    return new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }).format(fraction);

/** Formats a rate, a fraction, with two decimals at most: `20 %`, `5,5 %`, `5.5%`. */
export const formatRate = (fraction: number, locale: Locale): string =>
  formatDigits(fraction * 100, locale, { least: 0, most: 2 }) + (locale === 'fr' ? '\u00a0%' : '%');

/** Formats a number for small spaces: `950`, `1,2 k` or `1.2K`. */
export const formatCompact = (value: number, locale: Locale): string =>
  value < 1000
    ? formatNumber(value, locale)
    : once('compact', locale, (language) => {
        return new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 2 });
      }).format(value);

/** Formats a price for small spaces: `450 k$` or `$450K`, `1,25 M$` or `$1.25M`; below 10,000 in full, `1 450 $`. */
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
      })
        .format(amount)
        // Québec writes the symbols of thousands and millions of dollars in one piece.
        .replace(/([kM])\s\$/, '$1$$');

/** Formats a date: `20 novembre 2026`, `November 20, 2026`; '' for an invalid date. */
export const formatDate = (date: Date, locale: Locale): string => (isDate(date) ? formatDay(date, locale) : '');

const isDate = (date: Date): boolean => !Number.isNaN(date.getTime());

/** Formats a reading time in minutes, rounded, at least 1: `1 min`, `4 mins` (articles.1); '' when unknown. */
export function formatReadTime(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined || Number.isNaN(minutes)) return '';
  const rounded = Math.max(1, Math.round(minutes));
  return `${rounded}\u00a0${rounded === 1 ? 'min' : 'mins'}`;
}
