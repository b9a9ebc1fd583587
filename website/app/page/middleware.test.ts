import { expect, test } from 'vitest';
import { pageMiddleware, runMiddleware } from './middleware.server.ts';

const at = (path: string) => new URL(path, 'https://maison.test');

test('an address in a language passes', () => {
  expect(() => runMiddleware(pageMiddleware, at('/fr/contact'))).not.toThrow();
});

test('nothing stands at an address without a language', () => {
  expect(() => runMiddleware(pageMiddleware, at('/contact'))).toThrow(
    expect.objectContaining({ status: 404, message: 'This page could not be found.' }),
  );
});

test.each(['guest', 'constructor'])('the unknown middleware %s is an error 500', (name) => {
  expect(() => runMiddleware([name], at('/fr'))).toThrow(
    expect.objectContaining({ status: 500, message: 'Unknown middleware' }),
  );
});
