import { join } from 'node:path';
import { logError } from '@vitrine/database/log-error.ts';
import { lastingOutput } from '@vitrine/network/lasting-output.ts';
import { logDestination, logFormat } from '@vitrine/network/log-format.ts';
import { pino } from 'pino';
import { requireEnv } from './env.ts';
import { feedServicesOf, photosFolderOf } from './feed-services.ts';
import { createOutbox, createSmtpTransport } from './mail/mail-transport.ts';
import { openTracing } from './open-tracing.ts';
import { openWorker } from './open-worker.ts';
import { readErasureSettings } from './persons/erasure-settings.ts';
import { onStopSignal } from './stop-signal.ts';

const env = requireEnv();
const logger = pino(
  { ...logFormat('worker', env.LOG_LEVEL), serializers: { err: logError } },
  logDestination() ?? lastingOutput(pino.destination),
);
const stopTracing = await openTracing(env, 'worker', logger);
const transport = env.SMTP_URL ? createSmtpTransport(env.SMTP_URL) : createOutbox(join(env.DATA_DIR, 'outbox'));

const { hashKey } = await readErasureSettings(env);

const starting = openWorker({
  databaseUrl: env.DATABASE_URL,
  from: env.MAIL_FROM,
  assetsUrl: env.ASSETS_URL,
  transport,
  webhooks: { privateHosts: env.WEBHOOK_PRIVATE_HOSTS },
  personHashKey: hashKey,
  feeds: feedServicesOf(env),
  photosFolder: photosFolderOf(env),
  logger,
});
onStopSignal(logger, async () => {
  await (await starting).stop();
  await stopTracing();
});
await starting;
logger.info({ outbox: env.SMTP_URL ? undefined : join(env.DATA_DIR, 'outbox') }, 'The worker is ready');
