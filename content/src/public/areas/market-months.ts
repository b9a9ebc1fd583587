import { type AreaMarket, areaMarketMonths, areaMedianMinimum } from '@vitrine/contract/core/area.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { both } from './area-links.ts';

/** Minimum number of months, today included, that are shown. */
const leastMonths = 3;

const formats: Record<Locale, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** Returns the name of a month such as `2026-03`: « mars 2026 », “March 2026”. */
export const monthName = (month: string) => both((locale) => formats[locale].format(new Date(`${month}-01T00:00:00Z`)));

/** Returns the months of a market when they are enough to be shown, otherwise none. */
export const shownMonths = ({ months }: AreaMarket): AreaMarket['months'] =>
  months.length < leastMonths || months.every(({ count }) => count === 0) ? [] : months;

/** True for months that are a whole year up to today. */
export const isWholeYear = ({ months }: AreaMarket): boolean => months.length > areaMarketMonths;

/**
 * Returns by what fraction the number of listings has changed since the first month that is known; `since` is null when that is a year ago. Null for
 * too few months, and for so few listings that a fraction says nothing.
 */
export function marketChange(market: AreaMarket) {
  const [first] = shownMonths(market);
  if (!first || first.count < areaMedianMinimum) return null;
  return { fraction: market.count / first.count - 1, since: isWholeYear(market) ? null : monthName(first.month) };
}
