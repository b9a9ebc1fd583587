import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { everyTag } from './cache-tags.ts';
import { divideTags, type PurgeKind, purgeCall } from './purge-call.ts';

/** Waits after a call that failed, ms; the last one is that of all further ones. */
const usualWaits = [1_000, 5_000, 30_000, 120_000];
/** Longest time that a cache may ask to wait, ms. */
const longestWaitMs = 600_000;
const usualLimitMs = 10_000;
/**
 * Wait before each call, ms, in which website nodes receive the change too: a cache that is purged before them could store their old
 * page again.
 */
const usualSettleMs = 500;
/** Number of tags that wait at most; more are replaced by the tag of every page. */
const mostWaiting = 1000;

interface PurgeOptions {
  kind: PurgeKind;
  url: string;
  token: string | undefined;
  log: Logger;
  waitsMs?: readonly number[];
  settleMs?: number;
  limitMs?: number;
}

/** What is known of the calls to the cache in front, for `/metrics`. */
export interface PurgeFigures {
  done: number;
  failed: number;
  /** Seconds for which the oldest change has not been purged; 0 when there is none. */
  oldestSeconds: number;
}

/** A failed call, and the time that the cache asks to wait, ms. */
interface Failure {
  error: unknown;
  waitMs: number;
}

/**
 * Asks the cache in front of the website to drop the pages with the tags, one call after another. Tags that come during a call go together
 * in the next one. A call that fails is tried again, with those that came since, until it succeeds.
 */
export function purgeCdn({
  kind,
  url,
  token,
  log,
  waitsMs = usualWaits,
  settleMs = usualSettleMs,
  limitMs = usualLimitMs,
}: PurgeOptions): { purge(tags: readonly string[]): void; figures(): PurgeFigures } {
  const waiting = new Set<string>();
  const counts = { done: 0, failed: 0 };
  let waitsSince: number | null = null;
  let isSending = false;

  async function send(): Promise<void> {
    for (let failures = 0; waiting.size > 0; ) {
      await sleep(settleMs, undefined, { ref: false });
      const failure = await sendOnce(divideTags(kind, [...waiting])[0] ?? []);
      if (failure === null) {
        failures = 0;
        counts.done++;
        continue;
      }
      counts.failed++;
      const waitMs = Math.max(waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 0, failure.waitMs);
      failures++;
      // The first failures are usual; those after them keep old pages in front of visitors.
      const level = failures > waitsMs.length ? 'error' : 'warn';
      log[level]({ err: failure.error, waitMs, tags: waiting.size }, 'the cache in front could not be purged');
      await sleep(waitMs, undefined, { ref: false });
    }
    waitsSince = null;
  }

  /** Makes one call. Its tags no longer wait once it has succeeded, unless they came again meanwhile. */
  async function sendOnce(tags: readonly string[]): Promise<Failure | null> {
    for (const tag of tags) waiting.delete(tag);
    const failure = await post(tags);
    if (failure) for (const tag of tags) waiting.add(tag);
    return failure;
  }

  async function post(tags: readonly string[]): Promise<Failure | null> {
    try {
      const call = purgeCall(kind, token, tags);
      const response = await fetch(url, { ...call, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
      // Cloudflare says in the body whether it did what it was asked.
      const body = await response.text();
      if (response.ok && !/"success"\s*:\s*false/.test(body)) return null;
      const seconds = Number(response.headers.get('retry-after'));
      const waitMs = Number.isFinite(seconds) ? Math.min(seconds * 1000, longestWaitMs) : 0;
      return { error: new Error(`The purge URL answers ${response.status}.`), waitMs };
    } catch (error) {
      return { error, waitMs: 0 };
    }
  }

  return {
    purge(tags) {
      for (const tag of tags) waiting.add(tag);
      if (waiting.size > mostWaiting) {
        waiting.clear();
        waiting.add(everyTag);
      }
      waitsSince ??= Date.now();
      if (isSending) return;
      isSending = true;
      void send().finally(() => {
        isSending = false;
      });
    },
    figures: () => ({ ...counts, oldestSeconds: waitsSince === null ? 0 : (Date.now() - waitsSince) / 1000 }),
  };
}
