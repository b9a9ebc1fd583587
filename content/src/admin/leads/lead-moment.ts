import type { Language } from './desk.ts';

/** Days and hours are those of where the sites are, whatever machine writes them. */
const zone = { timeZone: 'America/Toronto' } as const;

export const momentText = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { ...zone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );

export const dayText = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { ...zone, dateStyle: 'long' }).format(new Date(moment));
