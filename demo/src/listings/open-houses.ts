const day = 86_400_000;
const torontoOffset = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', timeZoneName: 'longOffset' });

/** Converts a day and an hour in Québec's time zone to an ISO 8601 time in UTC. */
function atLocalHour(date: string, hour: number): string {
  const noon = new Date(`${date}T12:00:00-05:00`);
  const offset = torontoOffset
    .formatToParts(noon)
    .find((part) => part.type === 'timeZoneName')
    ?.value.slice(3);
  return new Date(`${date}T${String(hour).padStart(2, '0')}:00:00${offset || '-05:00'}`).toISOString();
}

export interface OpenHouse {
  start: string;
  end: string;
}

/**
 * Returns the usual open houses of the three weekends after a date: from 13 to 15 h and from 14 to 16 h, Saturdays and Sundays.
 */
export function openHousesAfter(reference: Date): OpenHouse[] {
  const days = Array.from({ length: 22 }, (_, ahead) => new Date(reference.getTime() + (ahead + 1) * day));
  return days
    .filter((date) => date.getUTCDay() === 0 || date.getUTCDay() === 6)
    .flatMap((date) => {
      const isoDay = date.toISOString().slice(0, 10);
      return [13, 14].map((hour) => ({ start: atLocalHour(isoDay, hour), end: atLocalHour(isoDay, hour + 2) }));
    });
}
