import { type Span, type SpanKind, traceTo } from './tracing.ts';

interface TracingSettings {
  /** Name of the part. */
  service: string;
  /** Base address of the collector, which takes OTLP by HTTP. */
  endpoint: string;
  /** Headers for the collector: `name=value`, separated by commas. */
  headers?: string | undefined;
  /** Share of the visits that are traced. */
  ratio?: number;
  log: { warn(values: object, message: string): void };
  /** Time between two reports, ms. */
  intervalMs?: number;
}

/** Maximum time that the collector has for a report, and for the last one at the end, ms. */
const reportLimitMs = 5000;
const lastReportLimitMs = 1000;
/** Maximum number of spans of a report, and of those that wait for one; more are dropped. */
const reportSize = 512;
const maxWaiting = 2048;

/** Numbers of OTLP. */
const kinds: Record<SpanKind, number> = { server: 2, client: 3, consumer: 5 };
const failed = 2;

/**
 * Reports spans to a collector until the returned function is called, which sends the last ones. Nobody waits for a report: when the
 * collector does not take it, its spans are lost.
 */
export function startTracing(settings: TracingSettings): () => Promise<void> {
  const { log, intervalMs = 2000, ratio } = settings;
  let waiting: Span[] = [];
  let reporting: Promise<void> | undefined;
  let isWell = true;
  const send = async (spans: Span[], limitMs: number) => {
    const reason = await report(settings, spans, limitMs);
    // One message an outage.
    if (reason !== null && isWell) log.warn({ reason }, 'Traces cannot be delivered');
    isWell = reason === null;
  };
  const flush = () => {
    if (reporting !== undefined || waiting.length === 0) return;
    const spans = waiting.slice(0, reportSize);
    waiting = waiting.slice(reportSize);
    reporting = send(spans, reportLimitMs).finally(() => {
      reporting = undefined;
      if (waiting.length >= reportSize) flush();
    });
  };
  traceTo(
    {
      take(span) {
        if (waiting.length < maxWaiting) waiting.push(span);
        if (waiting.length >= reportSize) flush();
      },
    },
    ratio,
  );
  const timer = setInterval(flush, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    traceTo(null);
    if (waiting.length > 0) await send(waiting, lastReportLimitMs);
  };
}

/** Sends a report and returns why it failed; null when the collector took it. */
async function report({ endpoint, headers = '', service }: TracingSettings, spans: Span[], limitMs: number) {
  const given = headers.split(',').flatMap((pair): [string, string][] => {
    const [name = '', ...value] = pair.split('=');
    return name.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [];
  });
  try {
    const answer = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { ...Object.fromEntries(given), 'content-type': 'application/json' },
      body: JSON.stringify(messageOf(service, spans)),
      signal: AbortSignal.timeout(limitMs),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `The collector answers ${answer.status}`;
  } catch (error) {
    return String(error);
  }
}

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

const nanoseconds = (ms: number): string => `${BigInt(Math.round(ms * 1000)) * 1000n}`;

/** Returns the message of OTLP in its JSON form. */
function messageOf(service: string, spans: Span[]): object {
  const resource = { attributes: attributesOf({ 'service.name': service, 'service.namespace': 'vitrine' }) };
  const told = spans.map(({ name, kind, context, parentSpanId, startMs, endMs, attributes, isFailed }) => ({
    ...{ traceId: context.traceId, spanId: context.spanId, parentSpanId, name, kind: kinds[kind] },
    ...{ startTimeUnixNano: nanoseconds(startMs), endTimeUnixNano: nanoseconds(endMs) },
    attributes: attributesOf(attributes),
    ...(isFailed && { status: { code: failed } }),
  }));
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'vitrine' }, spans: told }] }] };
}
