import { clockOf } from '@vitrine/contract/core/visit-times.ts';
import type { OpenHouseData } from '../property-detail-data.ts';

/** Number of times that are proposed for a visit (listing.30). */
const proposals = 3;
/** Hour from which tomorrow is too soon, by the clock of Québec. */
const lastHourForTomorrow = 16;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the next times that suit a visit (`2026-11-27T17:30`): late in the afternoon from Monday to Friday, on Saturday morning and on Sunday
 * afternoon. They begin tomorrow, or the day after when the broker could hardly answer in time.
 */
export function proposedVisits(now: Date): string[] {
  const weekday = new Intl.DateTimeFormat('en-CA', { weekday: 'short', timeZone: 'America/Toronto' });
  const [, hour] = clockOf(now);
  const first = Number.parseInt(hour, 10) < lastHourForTomorrow ? 1 : 2;
  return Array.from({ length: proposals }, (_, index) => {
    const day = new Date(now.getTime() + (first + index) * dayMs);
    return `${clockOf(day)[0]}T${hourOn(weekday.format(day))}`;
  });
}

function hourOn(name: string): '10:00' | '13:00' | '17:30' {
  if (name.startsWith('Sat')) return '10:00';
  return name.startsWith('Sun') ? '13:00' : '17:30';
}

/** Returns the time of a visit at an open house. */
export const openHouseTime = ({ start }: Pick<OpenHouseData, 'start'>): string =>
  `${clockOf(new Date(start)).join('T')}/open-house`;
