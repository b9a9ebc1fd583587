import { migrateSchema } from './db/migrate.ts';
import { installQueues } from './queue/install-queues.ts';

/** Brings the schemas `core` and `core_queue` up to date. Several processes may run it at once, and again; throws the error of a step. */
export async function migrateCore(databaseUrl: string): Promise<void> {
  await migrateSchema(databaseUrl);
  await installQueues(databaseUrl);
}
