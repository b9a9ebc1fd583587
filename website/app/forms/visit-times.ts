import { visitParts, visitTimeLimit, visitTimePattern } from '@vitrine/contract/core/visit-time-codes.ts';

/** Name of the checkboxes with times for a visit. */
export const visitTimeField = 'visit_time';
/** Names of the fields in which a visitor proposes other days, each with a part of the day. */
export const visitDayFields = [1, 2, 3].map((index) => ({
  index,
  day: `visit_day_${index}`,
  part: `visit_part_${index}`,
}));
/** Name of the field in which core reads all of them. */
export const visitTimesField = 'visit_times';

/** Replaces the proposed times of a form by the one field that core knows. Without any it is a message. */
export function gatherVisitTimes(form: FormData): void {
  const given = String(form.get(visitTimesField) ?? '').split(',');
  given.push(...form.getAll(visitTimeField).map(String));
  for (const { day, part } of visitDayFields) given.push(`${form.get(day)}/${form.get(part) ?? visitParts[0]}`);
  const times = new Set(given.filter((time) => visitTimePattern.test(time)));
  const names = visitDayFields.flatMap(({ day, part }) => [day, part]);
  for (const name of [visitTimeField, visitTimesField, ...names]) form.delete(name);
  if (times.size > 0) form.set(visitTimesField, [...times].slice(0, visitTimeLimit).join(','));
}
