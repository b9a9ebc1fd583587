import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Waits before each retry of a failed call, ms. */
const usualWaits = [1_000, 5_000, 30_000, 120_000];
const callLimitMs = 10_000;
/**
 * Wait before each call, ms, in which website nodes receive the change too: a cache that is purged before them could store their old
 * page again.
 */
const usualSettleMs = 500;

interface PurgeOptions {
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
  log: Logger;
  waitsMs?: readonly number[];
  settleMs?: number;
}

/**
 * Returns a function that asks the cache in front of the website to drop pages: `POST` of `{"tags": […]}`, one call after another. Tags
 * that come during a call go together in the next one. A call that fails is tried again with those that came since.
 */
export function purgeCdn({
  url,
  token,
  log,
  waitsMs = usualWaits,
  settleMs = usualSettleMs,
}: PurgeOptions): (tags: readonly string[]) => void {
  let waiting = new Set<string>();
  let isSending = false;

  async function send(): Promise<void> {
    for (let failures = 0; waiting.size > 0; ) {
      await sleep(settleMs, undefined, { ref: false });
      const tags = waiting;
      waiting = new Set();
      const error = await post([...tags]);
      if (error === null) {
        failures = 0;
        continue;
      }
      const waitMs = waitsMs[failures];
      failures += 1;
      if (waitMs === undefined) {
        log.error({ err: error, tags: tags.size }, 'the cache in front was not purged; its pages expire by time');
        return;
      }
      log.warn({ err: error, waitMs }, 'the cache in front could not be purged');
      await sleep(waitMs, undefined, { ref: false });
      waiting = new Set([...tags, ...waiting]);
    }
  }

  /** Sends one call; returns its error, or null. */
  async function post(tags: string[]): Promise<unknown> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ tags }),
        redirect: 'error',
        signal: AbortSignal.timeout(callLimitMs),
      });
      await response.body?.cancel();
      return response.ok ? null : new Error(`The purge URL answers ${response.status}.`);
    } catch (error) {
      return error;
    }
  }

  return (tags) => {
    for (const tag of tags) waiting.add(tag);
    if (isSending) return;
    isSending = true;
    void send().finally(() => {
      isSending = false;
    });
  };
}
