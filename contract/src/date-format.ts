import type { Locale } from './locale.ts';

/** Dates and hours as Québec writes them, in the time zone of the offices, independent of the server and the reader. */
const timeZone = 'America/Toronto';

const kinds = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  dayOfWeek: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDayOfWeek: { weekday: 'short', day: 'numeric', month: 'short' },
  hour: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const made = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of a kind and a language, created on first use because creating one costs more than using it. */
function formatter(kind: keyof typeof kinds, locale: Locale): Intl.DateTimeFormat {
  const key = `${kind} ${locale}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(`${locale}-CA`, { ...kinds[kind], timeZone });
  made.set(key, format);
  return format;
}

/**
 * Formats a day: `1ᵉʳ mai 2027`, `May 1, 2027`; medium: `20 nov. 2026`; with its day of the week: `dimanche 29 novembre`,
 * `dim. 29 nov.`. French writes the first day of a month as an ordinal, which `Intl` does not.
 */
export function formatDay(date: Date, locale: Locale, kind: Exclude<keyof typeof kinds, 'hour'> = 'long'): string {
  const text = formatter(kind, locale).format(date);
  return locale === 'fr' ? text.replace(/\b1(?=\s\D)/, '1ᵉʳ') : text;
}

/** Formats an hour: `14 h`, `9 h 30`; `2:00 p.m.`. Québec French omits the minutes of full hours. */
export function formatHour(date: Date, locale: Locale): string {
  const text = formatter('hour', locale).format(date);
  return (locale === 'fr' ? text.replace(/\s*h\s*00$/, ' h') : text).replace(/\s/g, '\u00a0');
}

const joined: Readonly<Record<Locale, string>> = { fr: ' à ', en: ' at ' };

/** Formats a day and hour: `1ᵉʳ mai 2027 à 9 h`, `May 1, 2027 at 9:00 a.m.`; medium: `20 nov. 2026 à 9 h 30`. */
export const formatDayAndHour = (date: Date, locale: Locale, kind: 'long' | 'medium' = 'long'): string =>
  `${formatDay(date, locale, kind)}${joined[locale]}${formatHour(date, locale)}`;
