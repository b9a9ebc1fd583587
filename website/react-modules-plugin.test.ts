import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { withoutStacks } from './react-modules-plugin.ts';

const require = createRequire(import.meta.url);

/** Runs the text of React DOM with a constructor of errors that counts its calls. */
function countErrors(code: string): number {
  const CountedError = vi.fn(Error);
  new Function('require', 'exports', 'Error', code)(require, {}, CountedError);
  return CountedError.mock.calls.length;
}

test('React DOM creates no error when it starts', () => {
  const path = require.resolve('react-dom/client').replace(/client\.js$/, 'cjs/react-dom-client.production.js');
  const code = readFileSync(path, 'utf8');
  expect(countErrors(withoutStacks(code))).toBe(0);
});
