import type { Language } from './staff-api.ts';

/** Time zone of the sites: the server's own zone must not change what staff read. */
const zone = { timeZone: 'America/Toronto' } as const;

export const formatDateTime = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { ...zone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );

export const formatDay = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { ...zone, dateStyle: 'long' }).format(new Date(moment));
