import { BasePayload, type Payload } from 'payload';
import { contentConfig } from './content-config.ts';
import type { StoreEnv } from './env.ts';
import type { ClosablePool } from './payload/closable-pool.ts';

const pools = new WeakMap<Payload, Set<ClosablePool>>();

/** Opens the content store in this process, without Next; throws when the database cannot be reached. */
export async function openPayload(env: StoreEnv): Promise<Payload> {
  const opened = new Set<ClosablePool>();
  const config = contentConfig(env, (pool) => opened.add(pool));
  const payload = await new BasePayload().init({ config, disableOnInit: true });
  pools.set(payload, opened);
  return payload;
}

/** Closes the connections of the store, so that the process can exit. */
export async function closePayload(payload: Payload): Promise<void> {
  await payload.destroy();
  for (const pool of pools.get(payload) ?? []) await pool.close();
}
