import { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { logError } from '@vitrine/database/log-error.ts';
import { lastingOutput } from '@vitrine/network/lasting-output.ts';
import { logDestination, logFormat } from '@vitrine/network/log-format.ts';
import { createServerStop } from '@vitrine/network/stop-server.ts';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { captchaKeyIn } from './captcha/captcha-key.ts';
import { requireEnv } from './env.ts';
import { feedServicesOf, photosFolderOf } from './feed-services.ts';
import { openCore } from './open-core.ts';
import { openTracing } from './open-tracing.ts';
import { readErasureSettings } from './persons/erasure-settings.ts';
import { onStopSignal, stopLimitMs } from './stop-signal.ts';

const env = requireEnv();
const logger = pino(
  { ...logFormat('core', env.LOG_LEVEL), serializers: { err: logError } },
  logDestination() ?? lastingOutput(pino.destination),
);
const stopTracing = await openTracing(env, 'core', logger);

const core = openCore({
  databaseUrl: env.DATABASE_URL,
  readUrls: env.DATABASE_READ_URLS,
  captcha: {
    hmacKey: env.CAPTCHA_HMAC_KEY ?? (await captchaKeyIn(env.DATA_DIR)),
    verifyUrl: env.CAPTCHA_VERIFY_URL,
    minScore: env.CAPTCHA_MIN_SCORE,
    ...(env.CAPTCHA_SECRET ? { secret: env.CAPTCHA_SECRET } : {}),
  },
  trustedPeers: env.TRUSTED_PEERS,
  metricsToken: env.METRICS_TOKEN,
  staffKey: env.STAFF_API_KEY,
  privateHosts: env.WEBHOOK_PRIVATE_HOSTS,
  erasures: await readErasureSettings(env),
  feeds: feedServicesOf(env),
  photosFolder: photosFolderOf(env),
  logger,
});

const serverStop = createServerStop({ drainMs: env.DRAIN_SECONDS * 1000, limitMs: stopLimitMs - 1000 });
const server = serve(
  {
    fetch: createApp({ ...core.deps, isStopping: serverStop.hasBegun }).fetch,
    ...{ port: env.PORT, hostname: env.HOST },
    // Longer than that of a load balancer, so that it never reuses a connection that is closing.
    serverOptions: { keepAliveTimeout: 65_000 },
  },
  ({ port, address }) => logger.info({ port, address }, `core answers on port ${port}`),
);
// Without options for another protocol it is a server of node:http.
if (server instanceof Server) serverStop.watch(server);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `core cannot start: port ${env.PORT} is taken. Set PORT to another one.`
      : `core cannot start: ${error.message}`,
  );
  process.exit(1);
});

onStopSignal(logger, async () => {
  if (server instanceof Server) await serverStop.stop(server);
  await core.close();
  await stopTracing();
});
