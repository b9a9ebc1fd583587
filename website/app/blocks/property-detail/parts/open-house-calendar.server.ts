import type { Property } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { defineTexts, textsOf } from '../../../locale/define-texts.ts';
import { openHouseTitle } from './open-houses.server.ts';

const texts = defineTexts({
  fr: { calendar: 'Visites libres', visit: 'Visite libre, sans rendez-vous.', page: 'La fiche\u00a0:' },
  en: { calendar: 'Open houses', visit: 'Open house, no appointment needed.', page: 'The listing:' },
});

interface CalendarOptions {
  locale: Locale;
  /** Origin of the site. */
  origin: string;
  /** Path of the listing page, with its locale. */
  path: string;
  /** Start of one open house (ISO 8601); null for all of them. */
  start: string | null;
}

/**
 * Returns the upcoming open houses of a listing as an iCalendar file (RFC 5545), or null when it has none. Times are UTC, which
 * needs no table of time zones. The UID of an open house is stable, so that importing it twice updates it. The file holds no
 * price, as it may outlive the offer.
 */
export function openHouseCalendar(listing: Property, { locale, origin, path, start }: CalendarOptions): string | null {
  const houses = listing.open_houses.filter((house) => start === null || isSameMoment(house.start, start));
  if (houses.length === 0) return null;
  const t = textsOf(texts, locale);
  const url = origin + path;
  const host = new URL(origin).hostname;
  const calendar = ical({
    name: t.calendar,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'listings', language: locale.toUpperCase() },
  });
  for (const house of houses) {
    calendar.createEvent({
      id: `open-house-${listing.uls}-${new Date(house.start).getTime()}@${host}`,
      start: new Date(house.start),
      end: new Date(house.end),
      summary: openHouseTitle(listing.address, locale),
      location: {
        title: [listing.address, listing.postal_code].filter(Boolean).join(' '),
        ...(listing.coords && { geo: { lat: listing.coords[0], lon: listing.coords[1] } }),
      },
      description: `${t.visit}\n${t.page} ${url}`,
      url,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

const isSameMoment = (one: string, other: string): boolean => new Date(one).getTime() === new Date(other).getTime();
