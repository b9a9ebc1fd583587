const dateTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/i;
const date = /^(\d{4})[-/](\d{2})[-/](\d{2})/;
const time = /^(\d{1,2}):(\d{2})(?::(\d{2}))?/;

/**
 * Returns a moment in UTC with milliseconds (`2026-06-15T12:00:23.500Z`), or null. Sources drop final zeros (`…23.5Z`) and send more
 * digits than JavaScript keeps. A time without a zone is UTC.
 */
export function readInstant(text: string): string | null {
  const match = dateTime.exec(text.trim());
  if (!match) return null;
  const [, day = '', clock = '', zone = 'Z'] = match;
  const moment = new Date(`${day}T${clock.replace(/(\.\d{3})\d+$/, '$1')}${zone.toUpperCase()}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Returns a calendar date as `2026-06-15` from `2026/06/15`, `2026-06-15` or a longer text that begins so; null for any other text. */
export function readDate(text: string): string | null {
  const [, year, month, day] = date.exec(text.trim()) ?? [];
  const written = `${year}-${month}-${day}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : null;
}

/** Returns a time of day as `14:00:00` from `14:00`, `14:00:00.00` or a date with a time; null for any other text. */
export function readClock(text: string): string | null {
  const [, hours = '', minutes = '', seconds = '00'] = time.exec(text.trim().replace(/^.*[T ]/, '')) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}
