import { once } from 'node:events';
import { createServerStop } from '@vitrine/network/stop-server.ts';
import { env, type SiteEnvironment } from '../app/env.server.ts';
import { log } from '../app/services/log.server.ts';
import { builtApplication, sourceApplication } from './application.ts';
import { contentReadiness } from './content-readiness.ts';
import { followChanges } from './follow-changes.ts';
import { addProcessMetrics, createMetrics } from './metrics.ts';
import { createSiteServer } from './site-server.ts';
import { startFailure } from './start-failure.ts';

/** Maximum time from a signal to the end of open requests, ms; `scripts/process` kills a part that takes longer than 12 s. */
const stopLimitMs = 10_000;

const development = process.env.NODE_ENV === 'development';

async function start(settings: SiteEnvironment): Promise<void> {
  const stopErrorReports = await errorReports(settings);
  const stopTracing = await tracing(settings);
  const metrics = createMetrics();
  addProcessMetrics(metrics.registry);
  const application = await (development ? sourceApplication(settings.PORT) : builtApplication());
  const serverStop = createServerStop({ drainMs: settings.DRAIN_SECONDS * 1000, limitMs: stopLimitMs });
  const server = await createSiteServer({
    ...application,
    env: development ? { ...settings, PAGE_CACHE_SECONDS: 0, QA_ACCESS: 'open' } : settings,
    log,
    metrics,
    serverStop,
    isContentReady: contentReadiness(settings.CONTENT_URL),
    ...(settings.PAGE_CACHE_SECONDS > 0 && !development && { followChanges: contentChanges(settings) }),
  });
  server.listen(settings.PORT);
  await once(server, 'listening');
  log.info({ port: settings.PORT }, 'The website is ready');
  const stop = async (signal: string) => {
    // systemd and the script that started this process both send the signal.
    if (serverStop.hasBegun()) return;
    log.info({ signal }, 'The website is stopping');
    await serverStop.stop(server);
    await application.close();
    await Promise.all([stopErrorReports(), stopTracing()]);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const contentChanges =
  ({ CONTENT_URL, CONTENT_API_KEY }: SiteEnvironment) =>
  (onChange: (tags: readonly string[]) => void) =>
    followChanges({ url: `${CONTENT_URL}/api/changes`, apiKey: CONTENT_API_KEY, onChange, log });

/** Loads error reporting only with a DSN, because its library is large and instruments other modules. */
async function errorReports({ SENTRY_DSN }: SiteEnvironment): Promise<() => Promise<unknown>> {
  if (SENTRY_DSN === undefined || development) return async () => undefined;
  const { startErrorReports } = await import('./error-reports.ts');
  return startErrorReports(SENTRY_DSN);
}

/** Loads what reports traces only with a collector. */
async function tracing(settings: SiteEnvironment): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  if (endpoint === undefined) return async () => undefined;
  const { startTracing } = await import('@vitrine/network/tracing/start-tracing.ts');
  return startTracing({ service: 'website', endpoint, headers, ratio: settings.OTEL_TRACES_SAMPLER_ARG, log });
}

try {
  await start(env());
} catch (error) {
  console.error(startFailure(error, process.env.PORT ?? '3000'));
  process.exit(1);
}
