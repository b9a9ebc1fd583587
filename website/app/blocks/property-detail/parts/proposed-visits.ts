/** Number of times that are proposed for a visit (listing.30). */
const proposals = 3;
/** Hour from which tomorrow is too soon, by the clock of Québec. */
const lastHourForTomorrow = 16;
const dayMs = 24 * 60 * 60 * 1000;
const timeZone = 'America/Toronto';

export interface ProposedVisit {
  /** A moment of the day, whatever its hour. */
  day: Date;
  hour: '10:00' | '13:00' | '17:30';
}

/**
 * Returns the next times that suit a visit: late in the afternoon from Monday to Friday, on Saturday morning and on Sunday afternoon. They
 * begin tomorrow, or the day after when the broker could hardly answer in time.
 */
export function proposedVisits(now: Date): ProposedVisit[] {
  const hourNow = Number(new Intl.DateTimeFormat('en-CA', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  const first = hourNow < lastHourForTomorrow ? 1 : 2;
  const weekday = new Intl.DateTimeFormat('en-CA', { weekday: 'short', timeZone });
  return Array.from({ length: proposals }, (_, index) => {
    const day = new Date(now.getTime() + (first + index) * dayMs);
    return { day, hour: hourOn(weekday.format(day)) };
  });
}

function hourOn(weekday: string): ProposedVisit['hour'] {
  if (weekday.startsWith('Sat')) return '10:00';
  return weekday.startsWith('Sun') ? '13:00' : '17:30';
}
