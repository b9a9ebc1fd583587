/** A bounded memory of answers. What was used last stays longest; everything goes when something is published. */
export interface AnswerCache<T> {
  /** What is kept under `key`, or what `make` gives. Callers that ask at once share one call of `make`. */
  get(key: string, make: () => Promise<Made<T>>): Promise<T>;
  /** Forgets everything; what is being made now will not be kept either. */
  empty(): void;
}

/** A new value and for how many ms it may be kept: 0 is not at all, Infinity until something is published. */
export interface Made<T> {
  value: T;
  keepMs: number;
}

interface CacheOptions {
  /** How many values are kept. */
  limit: number;
  /** The longest that anything may be kept now, in ms: short while nobody tells of changes. */
  longestMs(): number;
}

export function answerCache<T>({ limit, longestMs }: CacheOptions): AnswerCache<T> {
  const kept = new Map<string, Made<T> & { since: number }>();
  let making = new Map<string, Promise<T>>();

  async function makeOnce(key: string, make: () => Promise<Made<T>>, own: Map<string, Promise<T>>): Promise<T> {
    try {
      const made = await make();
      // Made before something was published: right for who asked then, not for who asks next.
      if (own === making && made.keepMs > 0) keep(key, made);
      return made.value;
    } finally {
      own.delete(key);
    }
  }

  function keep(key: string, made: Made<T>): void {
    kept.delete(key);
    kept.set(key, { ...made, since: Date.now() });
    const [leastUsed] = kept.keys();
    if (kept.size > limit && leastUsed !== undefined) kept.delete(leastUsed);
  }

  return {
    get(key, make) {
      const found = kept.get(key);
      if (found && Date.now() - found.since < Math.min(found.keepMs, longestMs())) {
        kept.delete(key);
        kept.set(key, found);
        return Promise.resolve(found.value);
      }
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
