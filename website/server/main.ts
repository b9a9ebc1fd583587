import { once } from 'node:events';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { env, type SiteEnvironment } from '../app/env.server.ts';
import { builtApplication, sourceApplication } from './application.ts';
import { createMetrics } from './metrics.ts';
import { createSiteServer } from './site-server.ts';
import { stopServer } from './stop-server.ts';

/** A load balancer's own patience with a node that goes, in ms. */
const STOP_LIMIT = 10_000;

const development = process.env.NODE_ENV === 'development';

async function start(settings: SiteEnvironment): Promise<void> {
  const log = pino({ name: 'website' });
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const application = await (development ? sourceApplication() : builtApplication());
  const server = await createSiteServer({
    ...application,
    env: development ? { ...settings, PAGE_CACHE_SECONDS: 0 } : settings,
    log,
    metrics,
  });
  server.listen(settings.PORT);
  await once(server, 'listening');
  log.info({ port: settings.PORT }, 'The website is ready');
  const stop = async (signal: string) => {
    log.info({ signal }, 'The website is stopping');
    await stopServer(server, STOP_LIMIT);
    await application.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${env().PORT} is taken by another program; stop it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${env().PORT} may not be opened by this user; set PORT to one above 1023.`;
  return error.message;
}

try {
  await start(env());
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
