import { pino } from 'pino';

/** One JSON line an event on standard output. */
export const log = pino({ name: 'website', level: process.env.LOG_LEVEL ?? 'info' });
