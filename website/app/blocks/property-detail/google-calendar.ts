import type { OpenHouseData } from './property-detail-data.ts';

/** Formats a time as `20261122T190000Z`. */
const stamp = (time: string): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** Returns the address that adds an open house to Google Calendar. */
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
