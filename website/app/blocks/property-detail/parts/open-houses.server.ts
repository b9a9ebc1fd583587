import type { Property } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { defineTexts, textsOf } from '../../../locale/define-texts.ts';
import { formatLocale } from '../../../locale/format.ts';
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

const timeZone = 'America/Toronto';

/**
 * Formats a period in the time zone of Québec: `Dimanche 22 novembre, de 14 h à 16 h`, `Sunday, November 22, 2:00 p.m. to 4:00
 * p.m.`.
 */
function spanText(start: Date, end: Date, locale: Locale): string {
  const day = new Intl.DateTimeFormat(formatLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  const words = textsOf(texts, locale).span(day.format(start), hourText(start, locale), hourText(end, locale));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats an hour: `14 h`, `14 h 30`; `2:00 p.m.`. Québec French omits the minutes of full hours. */
function hourText(time: Date, locale: Locale): string {
  const text = new Intl.DateTimeFormat(formatLocale(locale), { hour: 'numeric', minute: '2-digit', timeZone }).format(
    time,
  );
  return (locale === 'fr' ? text.replace(/\s*h\s*00$/, ' h') : text).replace(/\s/g, '\u00a0');
}
