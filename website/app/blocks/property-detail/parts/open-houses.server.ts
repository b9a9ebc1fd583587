import type { Property } from '@vitrine/contract/core/property.ts';
import { formatDay, formatHour } from '@vitrine/contract/date-format.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { defineTexts, textsOf } from '../../../locale/define-texts.ts';
import type { OpenHouseData } from '../property-detail-data.ts';

const texts = defineTexts({
  fr: {
    title: (address: string): string => `Visite libre\u00a0: ${address}`,
    span: (day: string, start: string, end: string): string => `${day}, de ${start} à ${end}`,
  },
  en: {
    title: (address: string): string => `Open house: ${address}`,
    span: (day: string, start: string, end: string): string => `${day}, ${start} to ${end}`,
  },
});

/** Returns the title of an open house in a calendar. */
export const openHouseTitle = (address: string, locale: Locale): string => textsOf(texts, locale).title(address);

/** Returns the open houses with formatted times and calendar links. */
export const finishOpenHouses = (
  { uls, address, postal_code, open_houses }: Property,
  locale: Locale,
): OpenHouseData[] =>
  open_houses.map(({ start, end }) => ({
    start,
    text: spanText(new Date(start), new Date(end), locale),
    calendarFile: `/api/property/${uls}/open-houses.ics?${new URLSearchParams({ locale, start })}`,
    end,
    title: openHouseTitle(address, locale),
    location: [address, postal_code].filter(Boolean).join(' '),
  }));

/**
 * Formats a period in the time zone of Québec: `Dimanche 22 novembre, de 14 h à 16 h`, `Sunday, November 22, 2:00 p.m. to 4:00
 * p.m.`.
 */
function spanText(start: Date, end: Date, locale: Locale): string {
  const day = formatDay(start, locale, 'dayOfWeek');
  const words = textsOf(texts, locale).span(day, formatHour(start, locale), formatHour(end, locale));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
