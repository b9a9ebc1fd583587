/** Converts between instants and the local date and time in a time zone, written as `2026-12-01T09:00`. */

const wallForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Returns the local date and time of an instant in a time zone. */
export function wallTime(moment: Date, timeZone: string): string {
  // The Swedish date format is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  return format.format(moment).replace(' ', 'T');
}

/**
 * Returns the instant of a local date and time in a time zone; null for an invalid one. Of a time that occurs twice when clocks go back, it
 * returns the first instant; a time that is skipped when clocks go forward is moved later by the skipped interval.
 */
export function momentOf(wall: string, timeZone: string): Date | null {
  if (!wallForm.test(wall)) return null;
  const asUtc = Date.parse(`${wall}:00Z`);
  // A date such as 30 February is invalid, although some engines accept it.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(wall)) return null;
  const offsetAt = (moment: number) => Date.parse(`${wallTime(new Date(moment), timeZone)}:00Z`) - moment;
  // The offsets of the time zone one day earlier and one day later differ only near a change of clocks.
  const [before, after] = [offsetAt(asUtc - 86_400_000), offsetAt(asUtc + 86_400_000)];
  const candidates = [asUtc - before, asUtc - after].filter((moment) => wallTime(new Date(moment), timeZone) === wall);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : asUtc - before);
}
