const minute = 60_000;

/** Returns how far a zone is ahead of UTC at a moment, ms. */
function offsetAt(moment: number, format: Intl.DateTimeFormat): number {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment;
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * Returns the moment of a local date and time (`2026-06-15`, `14:00:00`) in a zone, ISO 8601 in UTC. A time that the change to daylight
 * saving time skips is moved to after it; of one that occurs twice the first is meant.
 */
export function localToInstant(date: string, clock: string, timeZone: string): string {
  const format = formatOf(timeZone);
  const asUtc = Date.parse(`${date}T${clock}Z`);
  // The offsets half a day before and after include the right one, whichever side of a change the time is on.
  const offsets = [-12 * 60, 12 * 60].map((minutes) => offsetAt(asUtc + minutes * minute, format));
  const moments = offsets.map((offset) => asUtc - offset);
  const exact = moments.filter((moment) => moment + offsetAt(moment, format) === asUtc);
  const moment = exact.length > 0 ? Math.min(...exact) : Math.max(...moments);
  return new Date(moment).toISOString();
}
