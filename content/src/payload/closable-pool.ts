import pg from 'pg';

/**
 * A pool of connections that can be closed. Payload's adapter never releases the client that it takes at start, so `end()` of a plain pool
 * would wait forever. A client in use also emits `error` when the server stops, which would end the process.
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

  /** Releases the clients that are still in use, then closes every connection. */
  async close(): Promise<void> {
    for (const client of this.#taken) {
      client.release(true);
      // A query that still runs also releases its client when it fails, and a second release would throw an error that nothing catches.
      client.release = () => {};
    }
    await this.end();
  }
}
