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
 * Declares that the test makes the console say `text` (all of it, or a part that matches) once. Everything else that is
 * said through `console.warn` or `console.error` fails the test, and so does a declared message that never comes.
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
  const surprising = [...written];
  const missing = expected.filter(({ method, text }) => {
    const at = surprising.findIndex((message) => message.method === method && matches(message.text, text));
    if (at >= 0) surprising.splice(at, 1);
    return at < 0;
  });
  expect(
    surprising.map(({ method, text }) => `console.${method}: ${text}`),
    'the test wrote to the console what it did not announce with expectConsole()',
  ).toEqual([]);
  expect(missing, 'the test announced with expectConsole() what was never written').toEqual([]);
});

function matches(actual: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? actual === wanted : wanted.test(actual);
}
