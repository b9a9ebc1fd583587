import { presentTraceId } from './tracing/tracing.ts';

/** Returns the options of pino with which each part writes its log: lines of JSON with the same names. */
export const logFormat = (part: string, level: string) => ({
  level,
  base: { part, pid: process.pid },
  formatters: { level: (label: string) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  mixin() {
    const traceId = presentTraceId();
    return traceId === undefined ? {} : { traceId };
  },
});

/** Returns where pino writes: standard output, as text for a person when `LOG_FORMAT` says so. */
export const logDestination = (): { write(line: string): void } | undefined =>
  process.env.LOG_FORMAT === 'text' ? { write: (line) => void process.stdout.write(readableLine(line)) } : undefined;

/** Returns a line of JSON as text: time of day, level, part, message, and below them what it says of an error. */
export function readableLine(line: string): string {
  const { time, level, part, pid: _, msg, err, ...more } = JSON.parse(line);
  const values = Object.entries(more).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const text = [String(time).slice(11, 23), String(level).toUpperCase().padEnd(5), part, msg, ...values].join(' ');
  return `${text}\n${err ? `${err.stack ?? `${err.type}: ${err.message}`}\n` : ''}`;
}
