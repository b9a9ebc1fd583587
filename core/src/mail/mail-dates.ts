import type { Locale } from '@vitrine/contract/locale.ts';

/** Returns a formatter in the offices' time zone. Created once, because that costs more than a mail. */
const format = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'America/Toronto', ...options });
const dates = { fr: format('fr-CA', {}), en: format('en-CA', {}) };
const times = { fr: format('fr-CA', { timeStyle: 'short' }), en: format('en-CA', { timeStyle: 'short' }) };

/** The first of a month is an ordinal in French. */
const withFirst = (text: string, locale: Locale) => (locale === 'fr' ? text.replace(/^1 /, '1er ') : text);

/** Formats a date: `1er juin 2026`, `June 1, 2026`. */
export const longDate = (date: Date, locale: Locale): string => withFirst(dates[locale].format(date), locale);

/** Formats a date and time: `15 juin 2026 à 08 h 00`, `June 15, 2026 at 8:00 a.m.` */
export const longTime = (date: Date, locale: Locale): string => withFirst(times[locale].format(date), locale);
