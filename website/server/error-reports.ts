import { close, type ErrorEvent, init, pinoIntegration } from '@sentry/node';
import { withoutToken } from '../app/locale/alert-path.ts';

type Options = NonNullable<Parameters<typeof init>[0]>;
export type TransactionEvent = Parameters<NonNullable<Options['beforeSendTransaction']>>[0];
type Data = Record<string, unknown>;

/** How long a process that stops waits for its last report, in ms. */
const LAST_REPORT_MS = 2000;

/**
 * Sends what the log calls an error to the service of `dsn`, with one trace in ten (`1-shell §7`). Nothing of the visitor goes along:
 * no address, no cookie, no header, no query, no token of an alert. Loaded where there is a DSN alone. Returns how to send the last and stop.
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
  return () => close(LAST_REPORT_MS);
}

/** What a trace says of a request or of a call beyond its name and its time. */
const HARMLESS = [
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

/** The library describes the visitor's request in many places, cookies and address included; a list of what may go names fewer. */
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
  // Every field of such data may be absent.
  Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => HARMLESS.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutToken(value) : value]),
  ) as D;
