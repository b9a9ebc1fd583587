import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from 'pino';

const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Makes `console` write lines of a log: Next and Payload print there, and the error of a failed query contains its values, of which the
 * log keeps nothing.
 */
export function logConsole(log: Logger, target: Pick<Console, keyof typeof levels> = console): void {
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, 'info' | 'warn' | 'error'][])
    target[name] = (...values: unknown[]) => {
      const err = values.find((value) => value instanceof Error);
      const message = stripVTControlCharacters(format(...values.filter((value) => value !== err))).trim();
      if (err) log[level]({ err }, message || err.name);
      else if (message) log[level](message);
    };
}
