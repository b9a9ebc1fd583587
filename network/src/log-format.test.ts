import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logFormat, readableLine } from './log-format.ts';
import { traceTo, traceVisit } from './tracing/tracing.ts';

/** Returns the lines that a part writes. */
async function linesOf(work: (log: ReturnType<typeof pino>) => unknown): Promise<string[]> {
  const lines: string[] = [];
  await work(pino(logFormat('website', 'info'), { write: (line: string) => void lines.push(line) }));
  return lines;
}

test('a line says when, how grave, of which part and what', async () => {
  const [line = ''] = await linesOf((log) => log.child({ requestId: 'r-1' }).warn({ status: 503 }, 'A page failed'));
  const said = JSON.parse(line);
  expect(said).toMatchObject({ level: 'warn', part: 'website', msg: 'A page failed', requestId: 'r-1', status: 503 });
  expect(Math.abs(Date.now() - Date.parse(said.time))).toBeLessThan(60_000);
  expect(said).not.toHaveProperty('traceId');
});

test('a line of a traced visit names its trace', async () => {
  traceTo({ take: () => undefined });
  const naming = () => ({ name: 'GET', kind: 'server' as const, attributes: {} });
  const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
  const [line = ''] = await linesOf((log) => traceVisit(given, naming, async () => log.info('Answered')));
  traceTo(null);
  expect(JSON.parse(line).traceId).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
});

test('as text it is one line for a person, with the stack of an error below', async () => {
  const [line = '', failure = ''] = await linesOf((log) => {
    log.info({ status: 200, path: '/fr' }, 'Answered');
    log.error({ err: new Error('broken') }, 'A request failed');
  });
  expect(readableLine(line)).toMatch(/^\d\d:\d\d:\d\d\.\d{3} INFO {2}website Answered status=200 path=\/fr\n$/);
  expect(readableLine(failure)).toMatch(/ ERROR website A request failed\nError: broken\n\s+at /);
});
