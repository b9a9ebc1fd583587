import { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { logError } from '@vitrine/database/log-error.ts';
import { lastingOutput } from '@vitrine/network/lasting-output.ts';
import { logDestination, logFormat } from '@vitrine/network/log-format.ts';
import { createServerStop } from '@vitrine/network/stop-server.ts';
import { pino } from 'pino';
import { EnvironmentError, type PublicEnv, readPublicEnv } from './env.ts';
import { createApp } from './public/app.ts';
import { openContent } from './public/open-content.ts';

/** Starts the public process. Run `node content/src/main.ts`. */

/** Maximum time from a signal to the end of the process, ms. */
const stopLimitMs = 10_000;

function readEnv(): PublicEnv {
  try {
    return readPublicEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Loads what reports traces only with a collector. */
async function tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers }: PublicEnv) {
  if (endpoint === undefined) return async () => undefined;
  const { startTracing } = await import('@vitrine/network/tracing/start-tracing.ts');
  return startTracing({ service: 'content', endpoint, headers, log });
}

const env = readEnv();
const log = pino(
  { ...logFormat('content', env.LOG_LEVEL), serializers: { err: logError } },
  logDestination() ?? lastingOutput(pino.destination),
);
const stopTracing = await tracing(env);
const content = await openContent(env, log).catch((error: unknown) => {
  console.error(`The content service cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});

// The start leaves more garbage than data. V8 would collect it during the first requests, which would wait for it (decision 0175).
globalThis.gc?.();
const serverStop = createServerStop({ drainMs: env.DRAIN_SECONDS * 1000, limitMs: stopLimitMs - 1000 });
const { changes, isReady, receivesChanges } = content.dependencies;
const dependencies = {
  ...content.dependencies,
  isReady: async () => !serverStop.hasBegun() && (await isReady()),
  receivesChanges: () => !serverStop.hasBegun() && receivesChanges(),
};
const server = serve(
  {
    fetch: createApp(dependencies).fetch,
    ...{ port: env.PORT, hostname: env.HOST },
    // Longer than that of a load balancer, so that it never reuses a connection that is closing.
    serverOptions: { keepAliveTimeout: 65_000 },
  },
  ({ address, port }) => {
    log.info({ address, port }, 'content service listens');
  },
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${env.PORT} is taken. Set PORT to another one.` : `The server failed: ${error.message}`);
  process.exit(1);
});

// Without options for another protocol it is a server of node:http.
if (server instanceof Server) serverStop.watch(server);

async function stop(signal: NodeJS.Signals): Promise<void> {
  // systemd and the script that started this process both send the signal.
  if (serverStop.hasBegun()) return;
  log.info({ signal }, 'content stops');
  setTimeout(() => process.exit(0), stopLimitMs).unref();
  const stopped = server instanceof Server ? serverStop.stop(server) : undefined;
  // The server would wait for open streams of changes. The websites follow another process, if there is one.
  changes.end();
  await stopped;
  await content.close();
  await stopTracing();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
