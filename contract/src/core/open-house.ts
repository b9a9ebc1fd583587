import { formatDay, formatHour } from '../date-format.ts';
import type { Locale } from '../locale.ts';

/** A period during which a property can be visited without an appointment, ISO 8601. */
export interface OpenHouse {
  start: string;
  end: string;
}

const texts = {
  fr: (day: string, start: string, end: string): string => `Visite libre ${day}, ${start}\u00a0à\u00a0${end}`,
  en: (day: string, start: string, end: string): string => `Open house ${day}, ${start} to\u00a0${end}`,
};

/** Returns the open house that ends first of those that have not ended; null without one. */
export function nextOpenHouse(houses: readonly OpenHouse[], now: Date): OpenHouse | null {
  const toCome = houses.filter(({ end }) => Date.parse(end) > now.getTime());
  return toCome.sort((one, other) => Date.parse(one.end) - Date.parse(other.end))[0] ?? null;
}

/** Returns `Visite libre dim. 29 nov., 14 h à 16 h` or `Open house Sun, Nov 29, 2:00 p.m. to 4:00 p.m.`. */
export function openHouseText({ start, end }: OpenHouse, locale: Locale): string {
  const day = formatDay(new Date(start), locale, 'shortDayOfWeek').replace(/\s/g, '\u00a0');
  return texts[locale](day, formatHour(new Date(start), locale), formatHour(new Date(end), locale));
}
