import type { Locale } from '@vitrine/contract/locale.ts';

interface Formats {
  money: Intl.NumberFormat;
  count: Intl.NumberFormat;
  percent: Intl.NumberFormat;
  change: Intl.NumberFormat;
}

const formatsOf = (language: string): Formats => ({
  money: new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }),
  count: new Intl.NumberFormat(language),
  percent: new Intl.NumberFormat(language, { style: 'percent' }),
  change: new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }),
});
const formats: Record<Locale, Formats> = { fr: formatsOf('fr-CA'), en: formatsOf('en-CA') };

/** Formats an amount in CAD: `450 000 $`, `$450,000`. */
export const formatMoney = (amount: number, locale: Locale): string => formats[locale].money.format(amount);

/** Formats a number: `1 234`, `1,234`. */
export const formatCount = (value: number, locale: Locale): string => formats[locale].count.format(value);

/** Formats a fraction without decimals: `38 %`, `38%`. */
export const formatShare = (fraction: number, locale: Locale): string => formats[locale].percent.format(fraction);

/** Formats a change without decimals, with its sign: `+8 %`, `-12 %`. */
export const formatChange = (fraction: number, locale: Locale): string => formats[locale].change.format(fraction);
