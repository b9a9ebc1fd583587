/** Runs tasks that share a key one after another, in the order in which they were added. */
export interface WorkQueue<Key> {
  run<T>(keys: readonly Key[], work: () => Promise<T>): Promise<T>;
}

export function workQueue<Key>(): WorkQueue<Key> {
  /** The last task of each key, for which the next one waits. */
  const lastWorks = new Map<Key, Promise<unknown>>();
  return {
    async run(keys, work) {
      const earlier = Promise.all(keys.map((key) => lastWorks.get(key)));
      const result = earlier.then(work);
      const settled = result.catch(() => undefined);
      for (const key of keys) lastWorks.set(key, settled);
      try {
        return await result;
      } finally {
        for (const key of keys) if (lastWorks.get(key) === settled) lastWorks.delete(key);
      }
    },
  };
}
