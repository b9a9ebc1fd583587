import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServerStop } from '@vitrine/network/stop-server.ts';
import next from 'next';
import { type AdminEnv, EnvironmentError, readAdminEnv } from '../env.ts';
import { bucketSettings, uploadOrigin } from '../media-store/bucket-settings.ts';
import { payloadLogger } from '../payload/payload-logger.ts';
import { siteTimeZone } from '../schedule/time-zone.ts';
import { createAdminHandler } from './server/admin-handler.ts';
import { createDatabaseCheck } from './server/database-check.ts';
import { logConsole } from './server/log-console.ts';
import { observeRequests } from './server/observe-requests.ts';

/** Starts the admin: `node content/src/admin/main.ts`, after `next build content/src/admin`. */

function readEnv(): AdminEnv {
  try {
    return readAdminEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Maximum time for requests in progress when the process stops, ms. */
const stopTimeoutMs = 5000;

/** Loads what reports traces only with a collector. */
async function tracing(settings: AdminEnv): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  if (endpoint === undefined) return async () => undefined;
  const { startTracing } = await import('@vitrine/network/tracing/start-tracing.ts');
  return startTracing({ service: 'admin', endpoint, headers, ratio: settings.OTEL_TRACES_SAMPLER_ARG, log });
}

const env = readEnv();
const log = payloadLogger('admin', env.LOG_LEVEL);
logConsole(log);
const stopTracing = await tracing(env);
// Next loads Payload's configuration, which reads the environment itself.
process.env.ADMIN_URL = env.ADMIN_URL;
// The server renders dates in the time zone of the sites; the browser then shows them in the zone of its own user.
process.env.TZ ??= siteTimeZone;

const isDevelopment = process.env.NODE_ENV === 'development';
// The keep-alive is longer than that of usual load balancers, so that none of them reuses a connection that is closing.
const server = createServer({ keepAliveTimeout: 65_000 });
const app = next({
  dev: isDevelopment,
  dir: fileURLToPath(new URL('.', import.meta.url)),
  hostname: env.HOST,
  port: env.PORT,
  httpServer: server,
});
await app.prepare();
const handler = createAdminHandler({
  env,
  next: app.getRequestHandler(),
  isDatabaseAvailable: createDatabaseCheck(env.DATABASE_URL),
  uploadOrigin: uploadOrigin(bucketSettings(env)),
  isDevelopment,
  log,
});
server.on('request', observeRequests(handler, { log, metricsToken: env.METRICS_TOKEN }));
const serverStop = createServerStop({ drainMs: 0, limitMs: stopTimeoutMs });
serverStop.watch(server);
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(
    isTaken ? `Port ${env.PORT} is taken. Set PORT to another one.` : `The server failed: ${error.message}`,
  );
  process.exit(1);
});
server.listen(env.PORT, env.HOST, () => log.info({ address: `${env.ADMIN_URL}/admin` }, 'The admin answers'));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (serverStop.hasBegun()) return;
    void serverStop
      .stop(server)
      .then(stopTracing)
      .then(() => process.exit(0));
  });
}
