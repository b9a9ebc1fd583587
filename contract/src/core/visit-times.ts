import { formatDay, formatHour } from '../date-format.ts';
import type { Locale } from '../locale.ts';
import { type VisitPart, visitParts, visitTimePattern } from './visit-time-codes.ts';

const parts: Record<Locale, Record<VisitPart, string>> = {
  fr: { morning: 'en avant-midi', afternoon: 'en après-midi', evening: 'en soirée' },
  en: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
};
const words: Record<Locale, { around: (hour: string) => string; openHouse: (hour: string) => string }> = {
  fr: { around: (hour) => `vers ${hour}`, openHouse: (hour) => `visite libre de ${hour}` },
  en: { around: (hour) => `around ${hour}`, openHouse: (hour) => `open house at ${hour}` },
};

const isPart = (value: string): value is VisitPart => (visitParts as readonly string[]).includes(value);

/** Formats a time for a visit: `samedi 28 novembre, vers 13 h`; unchanged when it is none. */
export function visitTimeText(code: string, locale: Locale): string {
  const [, day = '', hour = '00:00', kind = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?(?:\/([\w-]+))?$/.exec(code) ?? [];
  // Noon is the same day in Québec all year; the hour is read on a clock without time zones and formatted as that of Québec.
  const noon = new Date(`${day}T17:00:00Z`);
  if (!visitTimePattern.test(code) || Number.isNaN(noon.getTime())) return code;
  const named = formatDay(noon, locale, 'dayOfWeek');
  if (isPart(kind)) return `${named}, ${parts[locale][kind]}`;
  const at = formatHour(onClock(day, hour), locale);
  return `${named}, ${kind === 'open-house' ? words[locale].openHouse(at) : words[locale].around(at)}`;
}

/** Formats the times of a lead, which commas separate. */
export const visitTimesText = (codes: string, locale: Locale): string =>
  codes
    .split(',')
    .map((code) => visitTimeText(code, locale))
    .join(' · ');

/** Returns the moment at which the clocks of Québec show an hour of a day. */
function onClock(day: string, hour: string): Date {
  const asUtc = new Date(`${day}T${hour}:00Z`);
  const [date, time] = clockOf(asUtc);
  const shown = Date.parse(`${date}T${time}:00Z`);
  return new Date(2 * asUtc.getTime() - shown);
}

let clock: Intl.DateTimeFormat | undefined;

/** Returns the day and the hour that the clocks of Québec show at a moment: `2026-11-28` and `13:00`. */
export function clockOf(moment: Date): [day: string, hour: string] {
  // Created when it is needed, as that costs a browser some milliseconds.
  clock ??= new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: 'America/Toronto', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return [`${part.year}-${part.month}-${part.day}`, `${part.hour}:${part.minute}`];
}
