import { expect, test } from 'vitest';
import { payloadLogger } from '../../payload/payload-logger.ts';
import { logConsole } from './log-console.ts';

function consoleWithLines() {
  const lines: string[] = [];
  const silent = () => undefined;
  const target = { log: silent, info: silent, warn: silent, error: silent } as Console;
  logConsole(payloadLogger('admin', 'info', { write: (line) => void lines.push(line) }), target);
  return { target, lines };
}

test('An error of a query is logged without its statement and its values.', () => {
  const { target, lines } = consoleWithLines();
  const query = { query: 'select $1', params: ['canary'] };
  target.error('⨯', Object.assign(new Error('Failed query: select $1\nparams: canary'), query));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', msg: '⨯', err: { message: 'A query failed' } });
  expect(lines.join()).not.toMatch(/canary|select/);
});

test('What is printed is one line of the log, without colours.', () => {
  const { target, lines } = consoleWithLines();
  target.warn('\u001b[33mwarn\u001b[39m %s\nof two lines', 'a page');
  target.log('');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', part: 'admin', msg: 'warn a page\nof two lines' },
  ]);
});
