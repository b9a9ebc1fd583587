/// <reference lib="esnext.temporal" />
import type { AlertFrequency } from '@vitrine/contract/core/alerts.ts';

/** Time zone of the sending times: the sites are in Québec. */
const timeZone = 'America/Toronto';
const morning = Temporal.PlainTime.from('08:00');

/** Time during which matches are collected into one mail, ms; the remainder of the minute is for sending it. */
const collectMs = 15_000;

/**
 * Returns the last moment at which mails of this frequency were due: eight this morning (or yesterday), eight on
 * Monday, or just now. An alert is due when a match has waited since before it and its last mail is older, so an outage
 * of the worker is made up for once.
 */
export function lastSendTime(frequency: AlertFrequency, now: Date): Date {
  if (frequency === 'at_once') return new Date(now.getTime() - collectMs);
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = here.withPlainTime(morning);
  const begun =
    Temporal.ZonedDateTime.compare(today, here) <= 0 ? today : here.subtract({ days: 1 }).withPlainTime(morning);
  const last = frequency === 'daily' ? begun : begun.subtract({ days: begun.dayOfWeek - 1 }).withPlainTime(morning);
  return new Date(last.epochMilliseconds);
}
