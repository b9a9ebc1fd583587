import type { Schedule, ScheduleError } from '../../schedule/schedule-endpoints.ts';
import type { ScheduleAction } from '../../schedule/scheduled-change.ts';

export type ScheduleAnswer =
  | { kind: 'ok'; schedule: Schedule }
  | { kind: 'refused'; errors: ScheduleError[] }
  | { kind: 'failed' };

/** Reads the schedule at an address; when dates are given, it writes them first. */
export async function requestSchedule(
  address: string,
  { dates, signal }: { dates?: Record<ScheduleAction, string | null>; signal?: AbortSignal } = {},
): Promise<ScheduleAnswer> {
  const init = dates
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(dates) }
    : {};
  try {
    const answer = await fetch(address, { ...init, ...(signal && { signal }) });
    // Our own endpoint answers in these shapes.
    if (answer.ok) return { kind: 'ok', schedule: (await answer.json()) as Schedule };
    const body = (await answer.json()) as { errors?: ScheduleError[] } | null;
    const errors = body?.errors?.filter(({ field }) => field !== undefined) ?? [];
    return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
