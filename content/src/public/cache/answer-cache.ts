import { LRUCache } from 'lru-cache';

/** A bounded cache of responses (least recently used), which is cleared when something is published. */
export interface AnswerCache<T> {
  /** Returns the cached value of `key`, or that of `make`. Concurrent callers share one call of `make`. */
  get(key: string, make: () => Promise<Made<T>>): Promise<T>;
  /** Removes every value; values that are being computed are not cached either. */
  empty(): void;
}

/** A computed value and the time for which it may be cached, ms: 0 means not at all, Infinity until something is published. */
export interface Made<T> {
  value: T;
  keepMs: number;
}

interface CacheOptions {
  /** Maximum number of cached values. */
  limit: number;
  /** Returns the maximum time for which a value may be cached now, ms: short while no change notifications are received. */
  longestMs(): number;
}

export function answerCache<T>({ limit, longestMs }: CacheOptions): AnswerCache<T> {
  const kept = new LRUCache<string, Made<T> & { since: number }>({ max: limit });
  let making = new Map<string, Promise<T>>();

  async function makeOnce(key: string, make: () => Promise<Made<T>>, own: Map<string, Promise<T>>): Promise<T> {
    try {
      const made = await make();
      // A value computed before a publication is valid for its callers, but must not be cached.
      if (own === making && made.keepMs > 0) kept.set(key, { ...made, since: performance.now() });
      return made.value;
    } finally {
      own.delete(key);
    }
  }

  return {
    get(key, make) {
      const found = kept.get(key);
      if (found && performance.now() - found.since < Math.min(found.keepMs, longestMs()))
        return Promise.resolve(found.value);
      const pending = making.get(key) ?? makeOnce(key, make, making);
      making.set(key, pending);
      return pending;
    },
    empty() {
      kept.clear();
      making = new Map();
    },
  };
}
