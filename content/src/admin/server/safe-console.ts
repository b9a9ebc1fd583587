import { logError } from '@vitrine/database/log-error.ts';

/**
 * Makes `console` print only those parts of an error that may be logged: Next prints errors there, and the error of a failed query contains
 * its values.
 */
export function printErrorsSafely(target: Pick<Console, 'error' | 'warn'> = console): void {
  for (const level of ['error', 'warn'] as const) {
    const print = target[level].bind(target);
    target[level] = (...values: unknown[]) =>
      print(...values.map((value) => (value instanceof Error ? logError(value) : value)));
  }
}
