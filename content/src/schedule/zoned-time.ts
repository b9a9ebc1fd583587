/** Converts between moments and the date and time that people read in a time zone, written as `2026-12-01T09:00`. */

const wallForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Returns the date and time of a moment in a zone. */
export function wallTime(moment: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  return format.format(moment).replace(' ', 'T');
}

/**
 * Returns the moment of a date and time in a zone; null for text that is none. A time that occurs twice when clocks go back is the first
 * one; a time that clocks skip is as much later as they skip.
 */
export function momentOf(wall: string, timeZone: string): Date | null {
  if (!wallForm.test(wall)) return null;
  const asUtc = Date.parse(`${wall}:00Z`);
  // A date such as 30 February is none, although some engines accept it.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(wall)) return null;
  const offsetAt = (moment: number) => Date.parse(`${wallTime(new Date(moment), timeZone)}:00Z`) - moment;
  // The offsets of the zone a day before and after, which differ only around a change of clocks.
  const [before, after] = [offsetAt(asUtc - 86_400_000), offsetAt(asUtc + 86_400_000)];
  const candidates = [asUtc - before, asUtc - after].filter((moment) => wallTime(new Date(moment), timeZone) === wall);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : asUtc - before);
}
