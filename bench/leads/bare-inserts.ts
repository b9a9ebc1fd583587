import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const pauseMs = 200;
const row = JSON.stringify({ message: 'x'.repeat(400) });

/**
 * Inserts and commits a bare row of a lead's size five times a second. The returned function stops it and returns the duration of
 * each insert, ms.
 */
export async function startBareInserts(databaseUrl: string): Promise<{ stop(): Promise<number[]> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 2000 });
  // The benchmark restarts the database during the run.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query(
    'create table bare_lead (id uuid primary key default gen_random_uuid(), fields jsonb not null, at timestamptz default now())',
  );
  const times: number[] = [];
  let isStopped = false;
  const inserting = (async () => {
    while (!isStopped) {
      const start = performance.now();
      await pool.query('insert into bare_lead (fields) values ($1)', [row]).then(
        () => times.push(performance.now() - start),
        () => undefined,
      );
      await delay(pauseMs);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await inserting;
      await pool.end();
      return times;
    },
  };
}
