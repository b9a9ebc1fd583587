import type { Language } from './staff-api.ts';

/** Days and hours are those of where the sites are, whatever machine writes them. */
const zone = { timeZone: 'America/Toronto' } as const;

export const formatDateTime = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { ...zone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );

export const formatDay = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { ...zone, dateStyle: 'long' }).format(new Date(moment));
