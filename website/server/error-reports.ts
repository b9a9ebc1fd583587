import { close, type ErrorEvent, init, pinoIntegration } from '@sentry/node';
import { withoutToken } from '../app/locale/alert-path.ts';

type Options = NonNullable<Parameters<typeof init>[0]>;
export type TransactionEvent = Parameters<NonNullable<Options['beforeSendTransaction']>>[0];
type Data = Record<string, unknown>;

/** Maximum time to send the last reports while the process stops, ms. */
const lastReportMs = 2000;

/**
 * Reports errors in the log to the service of `dsn`, with one trace in ten (consent.6). Reports contain nothing about the
 * visitor: no address, cookie, header, query or alert token. Loaded only with a DSN. Returns a function that sends the last
 * reports and stops.
 */
export function startErrorReports(dsn: string): () => Promise<unknown> {
  init({
    dsn,
    environment: 'production',
    tracesSampleRate: 0.1,
    sendDefaultPii: false,
    integrations: [pinoIntegration({ error: { levels: ['error', 'fatal'] }, log: { levels: [] } })],
    beforeSend: withoutVisitor,
    beforeSendTransaction: withoutVisitor,
    beforeSendSpan: (span) => ({
      ...span,
      data: onlyHarmless(span.data),
      ...(span.description && { description: withoutToken(span.description) }),
    }),
    beforeBreadcrumb: () => null,
  });
  return () => close(lastReportMs);
}

/** Properties of a request or a call that a trace may contain beside its name and its duration. */
const harmlessMessages = [
  'sentry.origin',
  'sentry.op',
  'sentry.source',
  'sentry.sample_rate',
  'http.request.method',
  'http.method',
  'http.response.status_code',
  'url.path',
  'server.address',
  'server.port',
];

/**
 * Returns the event without data about the visitor. The library stores request data in many places, so the fields to keep are
 * listed instead of those to remove.
 */
export function withoutVisitor<E extends ErrorEvent | TransactionEvent>(event: E): E {
  const { request, contexts } = event;
  const trace = contexts?.trace;
  const cleaned: E = {
    ...event,
    ...(trace && { contexts: { ...contexts, trace: { ...trace, data: onlyHarmless(trace.data ?? {}) } } }),
  };
  delete cleaned.user;
  delete cleaned.request;
  if (request?.url) cleaned.request = { url: withoutToken(request.url.replace(/[?#].*/, '')) };
  if (event.transaction) cleaned.transaction = withoutToken(event.transaction);
  return cleaned;
}

const onlyHarmless = <D extends Data>(data: D): D =>
  // All fields of the data are optional.
  Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => harmlessMessages.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutToken(value) : value]),
  ) as D;
