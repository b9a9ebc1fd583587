import { timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Visit } from './visit.ts';

/** Source of a response. */
export type AnswerSource = 'page-hit' | 'page-miss' | 'page-stale' | 'app' | 'file' | 'server';

/** Creates the Prometheus metrics of one server. */
export function createMetrics() {
  const registry = new Registry();
  const answers = new Counter({
    name: 'vitrine_website_answers_total',
    help: 'Answers by where they came from and the first digit of their status.',
    labelNames: ['source', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'vitrine_website_render_seconds',
    help: 'Time that the application took, for answers that it gave itself.',
    labelNames: ['source'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    count(source: AnswerSource, status: number, startedAt: number): void {
      answers.inc({ source, status: `${Math.floor(status / 100)}xx` });
      if (source === 'page-miss' || source === 'app')
        seconds.observe({ source }, (performance.now() - startedAt) / 1000);
    },
  };
}

/** Adds the figures of the process: memory, heap, processor, open files, and how late the event loop is. */
export const addProcessMetrics = (register: Registry): void => collectDefaultMetrics({ register });

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * True when a request may read the metrics: it has the token or, without a configured token, comes from this machine and through
 * no proxy.
 */
export function mayReadMetrics({ req, clientIp }: Pick<Visit, 'req' | 'clientIp'>, token: string | undefined): boolean {
  if (token === undefined) {
    return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(clientIp) && req.headers['x-forwarded-for'] === undefined;
  }
  const given = Buffer.from(req.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
