import type { Pool } from 'pg';
import type { StoreEnv } from '../env.ts';
import { ClosablePool } from '../payload/closable-pool.ts';
import { type AttemptLimits, createAttemptLimits } from './attempt-limits.ts';
import { createSecondFactorStore, type SecondFactorStore } from './second-factor/second-factor-store.ts';
import { createSecretEncryption } from './second-factor/secret-encryption.ts';
import { createSessionStore, type SessionStore } from './sessions/session-store.ts';

/** Services that the hooks and endpoints of staff accounts share. */
export interface AccountServices {
  adminUrl: string;
  pool: Pool;
  /** Created on first use: a limiter cleans its table on a timer, which processes without log-ins do not need. */
  limits(): AttemptLimits;
  secondFactors: SecondFactorStore;
  sessions: SessionStore;
}

/**
 * Creates the services on a small pool of their own. A log-in holds a connection of Payload's pool for its transaction:
 * if it waited there for a second one, simultaneous log-ins could wait for each other for ever.
 */
export function createAccountServices(env: StoreEnv, onPool: (pool: ClosablePool) => void): AccountServices {
  const pool = new ClosablePool({ connectionString: env.DATABASE_URL, max: 3 });
  onPool(pool);
  let limits: AttemptLimits | undefined;
  return {
    adminUrl: env.ADMIN_URL,
    pool,
    limits() {
      limits ??= createAttemptLimits(pool);
      return limits;
    },
    sessions: createSessionStore(pool),
    secondFactors: createSecondFactorStore(pool, createSecretEncryption(env.PAYLOAD_SECRET)),
  };
}
