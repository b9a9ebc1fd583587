/// <reference lib="esnext.temporal" />

/** Time zone of the counted days: the sites are in Québec. */
const timeZone = 'America/Toronto';

/** Returns the day of a moment in Québec. */
export const dayOf = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

/** Days that are looked at, and the first one of the period before, which has the same length. */
export interface Period {
  days: string[];
  from: string;
  to: string;
  previousFrom: string;
}

/** Returns the period of `length` days that ends with `last`. */
export function periodUntil(last: Temporal.PlainDate, length: number): Period {
  const first = last.subtract({ days: length - 1 });
  const days = Array.from({ length }, (_, index) => first.add({ days: index }).toString());
  return {
    days,
    from: first.toString(),
    to: last.toString(),
    previousFrom: first.subtract({ days: length }).toString(),
  };
}
