import type { OpenHouseData } from './property-detail-data.ts';

/** `20261122T190000Z` */
const stamp = (time: string): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** Where Google's calendar takes an open house up, filled in. */
export function googleCalendar({ title, location, start, end }: OpenHouseData): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(start)}/${stamp(end)}`,
    ctz: 'America/Toronto',
    location,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
