import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { composeAlertMails } from './compose-alert-mails.ts';
import { matchListingChanges } from './match-listing-changes.ts';

type AlertServices = { database: Database; queue: JobQueue; now: () => Date; logger: Logger };

/** How often news and times are looked at, ms. */
const pollMilliseconds = 2000;

/** One look: shows the alerts what is new and composes the letters that are due. Whether there is more that is new. */
export async function processAlerts({ database, queue, now, logger }: AlertServices): Promise<boolean> {
  const isMore = await matchListingChanges(database);
  const letters = await composeAlertMails(database, queue, now());
  if (letters > 0) logger.info({ letters }, 'Letters of alerts were composed');
  return isMore;
}

/**
 * Looks after the alerts until it is stopped. All it knows is in the database: what a worker leaves undone, the same or another one does
 * next. No queue wakes it, because the clock of a queue strikes once a minute.
 */
export function startAlertLoop(desk: AlertServices): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      const isMore = await processAlerts(desk).catch((error: unknown) => {
        desk.logger.warn({ reason: String(error) }, 'The alerts could not be looked after');
        return false;
      });
      if (!isMore) await delay(pollMilliseconds, undefined, { signal }).catch(() => undefined);
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
