import { lastingOutput } from '@vitrine/network/lasting-output.ts';
import { logDestination, logFormat } from '@vitrine/network/log-format.ts';
import { pino } from 'pino';
import { withoutToken } from '../locale/alert-path.ts';

const address = (value: unknown) => (typeof value === 'string' ? withoutToken(value) : value);

/** Writes one JSON line per event to standard output. Tokens of alerts are removed from addresses. */
export const log = pino(
  {
    ...logFormat('website', process.env.LOG_LEVEL || 'info'),
    serializers: { path: address, url: address },
  },
  logDestination() ?? lastingOutput(pino.destination),
);
