import { runAtIntervals } from '../../background/run-at-intervals.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { type SubmitOptions, submitSite } from './submit-site.ts';
import { SubmittedStore } from './submitted-store.ts';

/** Interval between two runs, ms. Search engines ask for submissions in batches. */
const intervalMs = 60_000;
/** Waits after failures of a site in a row, ms; the last one repeats. */
const waits = [60_000, 5 * 60_000, 30 * 60_000, 60 * 60_000];

interface Options extends SubmitOptions {
  databaseUrl: string;
  /** Returns all sites. */
  findSites: () => Promise<SiteRecord[]>;
}

/** A failing site: the number of failures in a row and the moment from which it is tried again. */
interface Failing {
  failures: number;
  until: number;
}

/** Submits changed addresses of all sites until stopped. When several processes run, a lock lets one submit at a time. */
export function startIndexNow(options: Options): { stop(): Promise<void> } {
  const failing = new Map<string, Failing>();
  const failure = 'changed addresses could not be read for IndexNow';
  return runAtIntervals(() => submitAll(options, failing), { intervalMs, log: options.log, failure });
}

/** Submits the changed addresses of all sites that are not waiting after a failure. `failing` is updated. */
export async function submitAll(options: Options, failing: Map<string, Failing>, now = Date.now()): Promise<void> {
  await SubmittedStore.whenFree(options.databaseUrl, async (store) => {
    for (const site of await options.findSites()) {
      const before = failing.get(site.siteId);
      if (before && before.until > now) continue;
      const result = await submitSite(site, store, options);
      if (result === null) {
        failing.delete(site.siteId);
        continue;
      }
      const failures = before?.failures ?? 0;
      const usual = waits[Math.min(failures, waits.length - 1)] ?? intervalMs;
      failing.set(site.siteId, { failures: failures + 1, until: now + Math.max(usual, result.waitMs ?? 0) });
    }
  });
}
