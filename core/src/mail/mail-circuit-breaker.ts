import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isMailServerUnavailable } from './mail-failure.ts';
import type { MailTransport } from './mail-transport.ts';

/** Pauses between two connection checks while the mail server is unavailable, ms. */
const pauses = { first: 1000, longest: 10_000 };

export interface MailCircuitBreaker {
  /** The transport; a failure of the mail server opens the circuit. */
  transport: MailTransport;
  /** Resolves when the circuit is closed, or when `signal` is aborted. */
  waitUntilClosed(signal: AbortSignal): Promise<void>;
}

/**
 * Stops mails while the mail server is unavailable. Retries of each mail would use up its attempts and lengthen its pauses to half an
 * hour. Instead the first failure opens the circuit, a log-in every few seconds checks the server, and all mails are sent once it answers.
 * The circuit is open at first, so that a worker which restarts during an outage also checks before its first mail.
 */
export function createMailCircuitBreaker(transport: MailTransport, logger: Logger): MailCircuitBreaker {
  let isOpen = true;
  let waiting: Promise<void> | undefined;
  const isAvailable = async () => {
    try {
      await transport.verify?.();
      return true;
    } catch (error) {
      logger.warn({ reason: String(error) }, 'The mail server is unavailable: mails wait');
      return false;
    }
  };
  const checkUntilAvailable = async (signal: AbortSignal) => {
    for (let pause = pauses.first; !signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      if (await isAvailable()) {
        isOpen = false;
        return logger.info('The mail server is available');
      }
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  return {
    transport: {
      ...transport,
      async send(mail) {
        try {
          await transport.send(mail);
        } catch (error) {
          if (!isOpen && isMailServerUnavailable(error)) {
            isOpen = true;
            logger.warn({ reason: String(error) }, 'The mail server became unavailable');
          }
          throw error;
        }
      },
    },
    async waitUntilClosed(signal) {
      if (!isOpen) return;
      waiting ??= checkUntilAvailable(signal).finally(() => {
        waiting = undefined;
      });
      await waiting;
    },
  };
}
