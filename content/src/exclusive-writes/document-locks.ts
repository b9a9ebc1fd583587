import { ClosablePool } from '../payload/closable-pool.ts';
import { workQueue } from './work-queue.ts';

/** Collections whose documents are written one request at a time. */
export const lockedCollections = [
  ...(['users', 'sites', 'pages', 'articles', 'reusable-blocks'] as const),
  ...(['categories', 'people', 'offices', 'media', 'redirects'] as const),
];
export type LockedCollection = (typeof lockedCollections)[number];

export const isLocked = (slug: string): slug is LockedCollection => lockedCollections.some((each) => each === slug);

export interface DocumentLocks {
  /** Runs the work while no other work on any of these documents runs, in this process or another. */
  run<T>(collection: LockedCollection, ids: readonly number[], work: () => Promise<T>): Promise<T>;
}

/**
 * Creates locks on a small connection pool of their own. A lock inside the transaction of the write would occupy one of Payload's
 * connections for each waiting request, and the request that holds the lock could wait for a connection forever.
 */
export function createDocumentLocks(databaseUrl: string, onPool: (pool: ClosablePool) => void): DocumentLocks {
  const pool = new ClosablePool({ connectionString: databaseUrl, max: 4 });
  onPool(pool);

  async function lock<T>(collection: LockedCollection, ids: readonly number[], work: () => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      for (const id of ids) await client.query('select pg_advisory_lock(hashtext($1), $2)', [collection, id]);
      return await work();
    } finally {
      const isReleased = await client.query('select pg_advisory_unlock_all()').then(
        () => true,
        () => false,
      );
      // The server also releases the locks of a connection that ends.
      client.release(!isReleased);
    }
  }

  const queue = workQueue<string>();
  return {
    async run(collection, ids, work) {
      // Locks are taken in the order of the ids, so that two processes cannot deadlock.
      const sorted = [...new Set(ids)].sort((one, other) => one - other);
      if (sorted.length === 0) return await work();
      // Work of the same process waits in a queue, without occupying a connection.
      const keys = sorted.map((id) => `${collection}/${id}`);
      return await queue.run(keys, () => lock(collection, sorted, work));
    },
  };
}
