import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { composeLetters } from './compose-letters.ts';
import { matchNews } from './match-news.ts';

type AlertDesk = { database: Database; queue: JobQueue; now: () => Date; logger: Logger };

/** How often news and times are looked at, ms. */
const roundMilliseconds = 2000;

/** One look: shows the alerts what is new and composes the letters that are due. Whether there is more that is new. */
export async function lookAfterAlerts({ database, queue, now, logger }: AlertDesk): Promise<boolean> {
  const isMore = await matchNews(database);
  const letters = await composeLetters(database, queue, now());
  if (letters > 0) logger.info({ letters }, 'Letters of alerts were composed');
  return isMore;
}

/**
 * Looks after the alerts until it is stopped. All it knows is in the database: what a worker leaves undone, the same or another one does
 * next. No queue wakes it, because the clock of a queue strikes once a minute.
 */
export function runAlerts(desk: AlertDesk): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      const isMore = await lookAfterAlerts(desk).catch((error: unknown) => {
        desk.logger.warn({ reason: String(error) }, 'The alerts could not be looked after');
        return false;
      });
      if (!isMore) await delay(roundMilliseconds, undefined, { signal }).catch(() => undefined);
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
