import { visitParts, visitTimeLimit, visitTimePattern } from '@vitrine/contract/core/visit-times.ts';

/** Names of the controls with which a visitor proposes times for a visit: whole times, and days with a part of each. */
export const visitTimeField = 'visit_time';
export const visitDayField = 'visit_day';
export const visitPartField = 'visit_part';
/** Name of the field in which core reads them. */
export const visitTimesField = 'visit_times';

/** Replaces the proposed times of a form by the one field that core knows. Without any it is a message. */
export function gatherVisitTimes(form: FormData): void {
  const parts = form.getAll(visitPartField);
  const days = form.getAll(visitDayField).flatMap((day, index) => {
    const part = visitParts.find((each) => each === parts[index]) ?? visitParts[0];
    return day === '' ? [] : [`${day}/${part}`];
  });
  const given = [
    String(form.get(visitTimesField) ?? '').split(','),
    form.getAll(visitTimeField).map(String),
    days,
  ].flat();
  const times = new Set(given.filter((time) => visitTimePattern.test(time)));
  for (const name of [visitTimeField, visitDayField, visitPartField, visitTimesField]) form.delete(name);
  if (times.size > 0) form.set(visitTimesField, [...times].slice(0, visitTimeLimit).join(','));
}
