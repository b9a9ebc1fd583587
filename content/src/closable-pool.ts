import pg from 'pg';

/**
 * A pool that Payload can be given and that ends. Payload's adapter takes a client at start and never gives it back, so
 * `end()` of a plain pool would wait for ever; and a client that is out emits `error` when the server goes away, which would
 * end the process.
 */
export class ClosablePool extends pg.Pool {
  readonly #taken = new Set<pg.PoolClient>();

  constructor(config?: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => client.on('error', () => {}));
    this.on('error', () => {});
    this.on('acquire', (client) => this.#taken.add(client));
    this.on('release', (_error, client) => this.#taken.delete(client));
  }

  /** Gives back what is still out, then closes every connection. */
  async close(): Promise<void> {
    for (const client of this.#taken) client.release(true);
    await this.end();
  }
}
