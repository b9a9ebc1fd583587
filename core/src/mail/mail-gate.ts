import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isMailServerAway } from './mail-failure.ts';
import type { MailTransport } from './mail-transport.ts';

/** How soon a mail server that went away is looked for, and how seldom in the end, ms. */
const pauses = { first: 1000, longest: 10_000 };

export type MailGate = {
  /** The transport, watched. */
  transport: MailTransport;
  /** Resolves at once while mails can leave; else when the mail server is back, or when `signal` says stop. */
  pass(signal: AbortSignal): Promise<void>;
};

/**
 * Keeps mails in their queue while the mail server is away. Trying each of them would use up their patience: the longer an outage, the
 * longer they would then wait for their next try, up to half an hour after the server is back. So the first failure closes the gate, one
 * log-in every few seconds asks whether the server is there, and then everything leaves at once, after a minute as after a week. It is
 * closed to begin with: a worker that is started again and again during an outage asks too before it tries a mail.
 */
export function createMailGate(transport: MailTransport, logger: Logger): MailGate {
  let isClosed = true;
  let waiting: Promise<void> | undefined;
  const isThere = async () => {
    try {
      await transport.verify?.();
      return true;
    } catch (error) {
      logger.warn({ reason: String(error) }, 'The mail server is away: mails wait');
      return false;
    }
  };
  const untilBack = async (signal: AbortSignal) => {
    for (let pause = pauses.first; !signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      if (await isThere()) {
        isClosed = false;
        return logger.info('Mails may leave');
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
          if (!isClosed && isMailServerAway(error)) {
            isClosed = true;
            logger.warn({ reason: String(error) }, 'The mail server went away');
          }
          throw error;
        }
      },
    },
    async pass(signal) {
      if (!isClosed) return;
      waiting ??= untilBack(signal).finally(() => {
        waiting = undefined;
      });
      await waiting;
    },
  };
}
