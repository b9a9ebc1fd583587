import type { BaseDatabaseAdapter, CollectionSlug, DatabaseAdapterObj, PayloadRequest } from 'payload';
import { workQueue } from '../../exclusive-writes/work-queue.ts';
import { becomesPublic, checkPublication } from './check-publication.ts';

interface Writing {
  id?: number | string;
  collection: CollectionSlug;
  data: Record<string, unknown>;
  req?: Partial<PayloadRequest>;
}

/**
 * Returns a database adapter that checks each document that staff publish, just before it is written: here alone it has the values of all
 * languages, whatever operation publishes it. Hooks of a collection see one language before the write, and an error after it would
 * not undo the write of one document among several.
 */
export function withPublicationCheck<T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args);
      const { create, updateOne } = database;
      /**
       * Payload writes the documents of one transaction concurrently. The queue serializes them, because each must see the addresses of
       * those before it.
       */
      const queue = workQueue<unknown>();

      async function write<R>({ id, collection, data, req }: Writing, work: () => Promise<R>): Promise<R> {
        // Imports have no user and are not checked, because they write one language after the other.
        const config = args.payload.collections[collection]?.config;
        if (!config || !becomesPublic(config, data) || !req?.user) return await work();
        return await queue.run([await req.transactionID], async () => {
          // Operations pass the whole request on.
          await checkPublication(req as PayloadRequest, config, { ...data, ...(id !== undefined && { id }) });
          return await work();
        });
      }

      return Object.assign(database, {
        create: (writing: Parameters<typeof create>[0]) => write(writing, () => create.call(database, writing)),
        updateOne: (writing: Parameters<typeof updateOne>[0]) =>
          write(writing, () => updateOne.call(database, writing)),
      });
    },
  };
}
