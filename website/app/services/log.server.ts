import { pino } from 'pino';
import { withoutToken } from '../locale/alert-path.ts';

const address = (value: unknown) => (typeof value === 'string' ? withoutToken(value) : value);

/** One JSON line an event on standard output. The addresses in it hold no token of an alert. */
export const log = pino({
  name: 'website',
  level: process.env.LOG_LEVEL ?? 'info',
  serializers: { path: address, url: address },
});
