import type { FigureEvent } from '@vitrine/contract/core/figures.ts';
import { clientNetwork } from '@vitrine/network/client-network.ts';
import { LRUCache } from 'lru-cache';

/** Time for which a network is remembered, ms. */
const windowMs = 10 * 60_000;
/** Maximum number of events of a network in this time: more than the visitors of one office need (figures.4). */
const mostEvents = 120;
/** Maximum number of equal events: many people of one network may look at the same listing, a program repeats it. */
const mostEqual = 10;
/** Maximum number of counts in memory. */
const mostKeys = 100_000;

/**
 * Limits what one network counts. Networks are held in the memory of this process for ten minutes, and nowhere else. Returns a function that
 * counts an event and is true within the limits.
 */
export function createFigureLimit(now: () => number = Date.now) {
  const counts = new LRUCache<string, number>({ max: mostKeys, ttl: windowMs, noUpdateTTL: true, perf: { now } });
  const isBelow = (key: string, most: number) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
  return (clientIp: string | undefined, event: FigureEvent): boolean => {
    const network = clientNetwork(clientIp ?? 'unknown');
    const isWithin = isBelow(network, mostEvents);
    return isWithin && isBelow(`${network} ${JSON.stringify(event)}`, mostEqual);
  };
}
