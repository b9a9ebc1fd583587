import type { Language } from '../leads/staff-api.ts';

const numbers = { fr: new Intl.NumberFormat('fr-CA'), en: new Intl.NumberFormat('en-CA') };
const percents = {
  fr: new Intl.NumberFormat('fr-CA', { style: 'percent', maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-CA', { style: 'percent', maximumFractionDigits: 0 }),
};
const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const days = { fr: dayFormat('fr-CA'), en: dayFormat('en-CA') };

export const formatCount = (language: Language, count: number): string => numbers[language].format(count);

/** Formats how much a part is: `25 %`, `25%`. */
export const formatPercent = (language: Language, part: number): string => percents[language].format(part);

/** Formats a day without its year: `15 juin`, `Jun 15`. */
export const formatFigureDay = (language: Language, day: string | undefined): string =>
  day ? days[language].format(new Date(`${day}T00:00:00Z`)) : '';
