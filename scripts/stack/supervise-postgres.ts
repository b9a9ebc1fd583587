import { join, resolve } from 'node:path';
import { hasStopBegun } from '../process/child-processes.ts';
import { PlainError } from '../process/plain-error.ts';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './postgres.ts';
import { restartAtEnd } from './supervise.ts';

/**
 * Starts PostgreSQL as `startPostgres` does, and restarts it at the same address whenever it ends without `stop`: the services know no
 * other address, and connect again by themselves.
 */
export async function supervisePostgres(options: PostgresOptions): Promise<Pick<RunningPostgres, 'url' | 'stop'>> {
  let isStopped = false;
  let running = startPostgres(options);
  const first = await running;
  const { url } = first;
  const { port } = new URL(url);

  const restart = async (): Promise<RunningPostgres> => {
    const server = await startPostgres({ ...options, port: Number(port) });
    if (server.url === url) return server;
    await server.stop();
    throw new PlainError(`port ${port} is taken`);
  };
  void restartAtEnd({
    title: 'PostgreSQL',
    // A start renames the log of the previous run.
    log: join(resolve(options.dataDir), 'postgres', 'log.1'),
    first,
    restart: () => {
      running = restart();
      return running;
    },
    isStopping: () => isStopped || hasStopBegun(),
  });
  return {
    url,
    async stop() {
      isStopped = true;
      await running.then((server) => server.stop()).catch(() => undefined);
    },
  };
}
