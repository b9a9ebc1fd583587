import type { Logger } from 'pino';
import type { CoreVariables } from './env.ts';

/** Begins to report traces if there is a collector, and loads what does only then. Returns the function that ends it. */
export async function openTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers }: CoreVariables,
  service: string,
  log: Logger,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const { startTracing } = await import('@vitrine/network/tracing/start-tracing.ts');
  return startTracing({ service, endpoint, headers, log });
}
