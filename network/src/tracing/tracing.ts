import { AsyncLocalStorage } from 'node:async_hooks';
import { newSpanId, newTraceId, readTraceparent, type TraceContext, writeTraceparent } from './trace-context.ts';

/** What a span tells: a part that answers, one that asks another, or one that does a job of a queue. */
export type SpanKind = 'server' | 'client' | 'consumer';
export type Attributes = Record<string, string | number>;

export interface Span {
  name: string;
  kind: SpanKind;
  context: TraceContext;
  parentSpanId: string | undefined;
  /** Milliseconds since 1970. */
  startMs: number;
  endMs: number;
  attributes: Attributes;
  isFailed: boolean;
}

/** Where spans go; it must not throw. */
export interface SpanSink {
  take(span: Span): void;
}

interface TracingState {
  sink: SpanSink | null;
  /** Share of the visits that are traced. */
  ratio: number;
  active: AsyncLocalStorage<Span>;
}

// The website is built: its bundle has a copy of this module, and shares the state with the server before it.
const key = Symbol.for('vitrine.tracing');
const shared = globalThis as { [key]?: TracingState };
shared[key] ??= { sink: null, ratio: 0, active: new AsyncLocalStorage() };
const state = shared[key];

/** Sends spans to a sink from now on, those of a share of the visits; null ends it. */
export function traceTo(sink: SpanSink | null, ratio = 1): void {
  Object.assign(state, { sink, ratio });
}

type Naming = Pick<Span, 'name' | 'kind' | 'attributes'>;

/** Does work in a span of a trace, if there is one; the work may complete the span's name and attributes. */
async function inSpan<T>(
  { traceId, spanId }: { traceId: string; spanId: string | undefined },
  naming: Naming,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const context: TraceContext = { traceId, spanId: newSpanId(), isSampled: true };
  const begin = performance.now();
  const startMs = Date.now();
  const span: Span = { ...naming, context, parentSpanId: spanId, startMs, endMs: startMs, isFailed: false };
  try {
    return await state.active.run(span, () => work(span));
  } catch (error) {
    span.isFailed = true;
    throw error;
  } finally {
    span.endMs = startMs + performance.now() - begin;
    state.sink?.take(span);
  }
}

/**
 * Does the work of a visit, with its span when it is one of the share that is traced. The visit joins the trace that `traceparent` names;
 * whether it is traced is not the visitor's to say.
 */
export function traceVisit<T>(
  traceparent: string | string[] | undefined,
  naming: () => Naming,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  if (state.sink === null || Math.random() >= state.ratio) return work(null);
  const given = readTraceparent(traceparent);
  return inSpan({ traceId: given?.traceId ?? newTraceId(), spanId: given?.spanId }, naming(), work);
}

/** Does work that another part asked for, in a span of its trace when that one is traced. */
export function traceFrom<T>(
  traceparent: string | undefined | null,
  naming: () => Naming,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  if (state.sink === null || !traceparent) return work(null);
  const parent = readTraceparent(traceparent);
  return parent?.isSampled ? inSpan(parent, naming(), work) : work(null);
}

/** Asks another part, in a span of the present trace, if there is one; `headers` lead the other part to it. */
export function traceCall<T>(
  naming: () => Pick<Naming, 'name' | 'attributes'>,
  work: (headers: Record<string, string>, span: Span | null) => Promise<T>,
): Promise<T> {
  const active = state.sink && state.active.getStore();
  if (!active) return work({}, null);
  return inSpan(active.context, { ...naming(), kind: 'client' }, (span) =>
    work({ traceparent: writeTraceparent(span.context) }, span),
  );
}

/** Returns the `traceparent` of the present span; undefined outside a trace. */
export function presentTraceparent(): string | undefined {
  const active = state.sink && state.active.getStore();
  return active ? writeTraceparent(active.context) : undefined;
}

/** Returns the id of the present trace, for logs; undefined outside a trace. */
export const presentTraceId = (): string | undefined =>
  state.sink ? state.active.getStore()?.context.traceId : undefined;

/** Returns an address without its query, and without the token that leads to an alert. */
export const pathOf = (url: string): string =>
  new URL(url, 'http://localhost').pathname.replace(/(\/alerte?s\/)[^/]+/g, '$1…');
