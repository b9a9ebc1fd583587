import { format } from 'node:util';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

type Method = 'error' | 'warn';
interface Message {
  method: Method;
  text: string;
}

const expected: { method: Method; text: string | RegExp }[] = [];
const written: Message[] = [];
let spies: MockInstance[] = [];

/**
 * Declares that the test writes `text` (all of it, or a part that matches) to the console once. Any other `console.warn` or
 * `console.error` fails the test, and so does a declared message that is not written.
 */
export function expectConsole(method: Method, text: string | RegExp): void {
  expected.push({ method, text });
}

beforeEach(() => {
  expected.length = 0;
  written.length = 0;
  const record = (method: Method) =>
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      written.push({ method, text: format(...args) });
    });
  spies = [record('error'), record('warn')];
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  const unexpected = [...written];
  const missing = expected.filter(({ method, text }) => {
    const at = unexpected.findIndex((message) => message.method === method && matches(message.text, text));
    if (at >= 0) unexpected.splice(at, 1);
    return at < 0;
  });
  expect(
    unexpected.map(({ method, text }) => `console.${method}: ${text}`),
    'the test wrote to the console without expectConsole()',
  ).toEqual([]);
  expect(missing, 'expectConsole() declared a message that was not written').toEqual([]);
});

function matches(actual: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? actual === wanted : wanted.test(actual);
}
