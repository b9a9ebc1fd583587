import { join } from 'node:path';
import { logError } from '@vitrine/database/log-error.ts';
import { lastingOutput } from '@vitrine/network/lasting-output.ts';
import { pino } from 'pino';
import { requireEnv } from './env.ts';
import { feedServicesOf, photosFolderOf } from './feed-services.ts';
import { createOutbox, createSmtpTransport } from './mail/mail-transport.ts';
import { openWorker } from './open-worker.ts';
import { onStopSignal } from './stop-signal.ts';

const env = requireEnv();
const logger = pino(
  { name: 'core-worker', level: env.LOG_LEVEL, serializers: { err: logError } },
  lastingOutput(pino.destination),
);
const transport = env.SMTP_URL ? createSmtpTransport(env.SMTP_URL) : createOutbox(join(env.DATA_DIR, 'outbox'));

const starting = openWorker({
  databaseUrl: env.DATABASE_URL,
  from: env.MAIL_FROM,
  assetsUrl: env.ASSETS_URL,
  transport,
  webhooks: { privateHosts: env.WEBHOOK_PRIVATE_HOSTS },
  feeds: feedServicesOf(env),
  photosFolder: photosFolderOf(env),
  logger,
});
onStopSignal(logger, async () => (await starting).stop());
await starting;
logger.info({ outbox: env.SMTP_URL ? undefined : join(env.DATA_DIR, 'outbox') }, 'The worker is ready');
