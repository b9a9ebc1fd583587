import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { composeAlertMails } from './compose-alert-mails.ts';
import { matchListingChanges } from './match-listing-changes.ts';

interface AlertServices {
  database: Database;
  queue: JobQueue;
  now: () => Date;
  logger: Logger;
}

/** Interval between two rounds, ms. */
const pollMs = 2000;

/**
 * Matches one batch of listing changes against all active alerts and composes the mails that are due. Returns true when more changes are
 * waiting.
 */
export async function processAlerts({ database, queue, now, logger }: AlertServices): Promise<boolean> {
  const isMore = await matchListingChanges(database);
  const mails = await composeAlertMails(database, queue, now());
  if (mails > 0) logger.info({ mails }, 'Mails of alerts were composed');
  return isMore;
}

/**
 * Matches alerts and composes their mails until it is stopped. All state is in the database: another worker continues where one stopped. A
 * queue cannot trigger it, because its schedule has a resolution of one minute.
 */
export function startAlertLoop(services: AlertServices): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      const isMore = await processAlerts(services).catch((error: unknown) => {
        services.logger.warn({ reason: String(error) }, 'Alerts could not be processed');
        return false;
      });
      if (!isMore) await delay(pollMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
