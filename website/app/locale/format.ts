import type { Locale } from '@vitrine/contract/locale.ts';

/** `fr-CA` or `en-CA` (`1-shell §9`). */
export const formatLocale = (locale: Locale): string => `${locale}-CA`;

/**
 * An amount in CAD: `450 000 $` in French, `$450,000` in English. The search shows no decimals; elsewhere there are two
 * (`1-shell §9`).
 */
export function formatCurrency(amount: number, locale: Locale, decimals = 2): string {
  return new Intl.NumberFormat(formatLocale(locale), {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount);
}

export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(formatLocale(locale)).format(value);

/** `20 novembre 2026`, `November 20, 2026`. */
export const formatDate = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'America/Toronto' }).format(date);
