import { randomBytes } from 'node:crypto';

/** Place in a trace, as the header `traceparent` carries it (W3C Trace Context). */
export interface TraceContext {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const form = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Reads a `traceparent`; null for none and for one that is malformed or all zeros. */
export function readTraceparent(header: string | string[] | undefined | null): TraceContext | null {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(String(header ?? '')) ?? [];
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

export const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');
