import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { CoreDatabase } from './schema.ts';

export type Database = Kysely<CoreDatabase>;
export interface Connection {
  database: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface ConnectOptions {
  /** Maximum duration of one statement, ms: an abandoned request must not keep the server busy. */
  statementTimeout: number;
  connections: number;
  /** Maximum time that a statement waits for a connection, ms. */
  patience?: number;
  /**
   * True when a commit waits for the disk. Otherwise a crash of the server loses the last commits of this connection
   * only.
   */
  isDurable?: boolean;
  logger?: Logger;
}

/** Opens a pool whose search path is schema `core`. It connects at the first query. */
export function connect(databaseUrl: string, options: ConnectOptions): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.connections,
    connectionTimeoutMillis: options.patience ?? 2000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout,
    application_name: 'vitrine-core',
    options: `-c search_path=core${options.isDurable === false ? ' -c synchronous_commit=off' : ''}`,
  });
  const report = (error: Error) => options.logger?.warn({ err: error }, 'A database connection was lost');
  pool.on('error', report);
  // A client that is checked out emits its own error when the server goes away; without a listener the process dies.
  pool.on('connect', (client) => client.on('error', report));
  const database = new Kysely<CoreDatabase>({ dialect: new PostgresDialect({ pool }) });
  return { database, pool, close: () => database.destroy() };
}
