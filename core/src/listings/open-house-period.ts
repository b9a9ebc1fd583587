/// <reference lib="esnext.temporal" />
import type { OpenHouseTime } from '@vitrine/contract/core/fact-filters.ts';

/** Days and hours of open houses are those of Québec. */
const timeZone = 'America/Toronto';
const saturday = 6;

/** A period in milliseconds since 1970. */
export interface Period {
  start: number;
  end: number;
}

/** Returns the period in which an open house that is asked for takes place, without what is over: this weekend is the coming one, or the one that has begun. */
export function openHousePeriod(time: OpenHouseTime, now: Date): Period {
  const start = now.getTime();
  if (time === 'any') return { start, end: Number.MAX_SAFE_INTEGER };
  const today = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone).startOfDay();
  if (time === 'week') return { start, end: today.add({ days: 7 }).epochMilliseconds };
  const first = today.add({ days: saturday - Math.min(today.dayOfWeek, saturday) });
  const begin = today.dayOfWeek > saturday ? today.subtract({ days: 1 }) : first;
  return { start: Math.max(start, begin.epochMilliseconds), end: begin.add({ days: 2 }).epochMilliseconds };
}
