/// <reference lib="esnext.temporal" />
import { lastSendTime } from '../../alerts/alert-mail-schedule.ts';
import { dayOf, type Period, periodUntil } from '../figure-days.ts';

/** The last Monday at eight in Québec, when reports are due, and the day that names their week. */
export interface DueWeek {
  dueAt: Date;
  week: string;
}

export function dueWeek(now: Date): DueWeek {
  const dueAt = lastSendTime('weekly', now);
  return { dueAt, week: dayOf(dueAt).toString() };
}

/** Returns the seven days before a Monday. */
export const weekBefore = (monday: string): Period =>
  periodUntil(Temporal.PlainDate.from(monday).subtract({ days: 1 }), 7);
