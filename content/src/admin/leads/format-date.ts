import { formatDayAndHour, formatDay as formatDayOf, formatHour } from '@vitrine/contract/date-format.ts';
import type { Language } from './staff-api.ts';

/** Formats a moment of an answer, ISO 8601: `20 nov. 2026 à 9 h 30`. */
export const formatDateTime = (language: Language, moment: string): string =>
  formatDayAndHour(new Date(moment), language, 'medium');

export const formatDay = (language: Language, moment: string): string => formatDayOf(new Date(moment), language);

/** Returns the time of day: `14 h 05` or `2:05 p.m.`. */
export const formatTime = (language: Language, moment: string): string => formatHour(new Date(moment), language);
