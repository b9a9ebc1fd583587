import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { indexedPath } from './indexed-path.ts';

const rowsOf = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) });
const fields: FormState = {
  title: { value: 'Accueil' },
  blocks: rowsOf('6f1a', '7b2c'),
  'blocks.1.cta_repeater': rowsOf('9d'),
};

test.each([
  ['title', 'title'],
  ['blocks.7b2c.cta.url', 'blocks.1.cta.url'],
  ['blocks.7b2c.cta_repeater.9d.cta.url', 'blocks.1.cta_repeater.0.cta.url'],
  ['blocks.1.cta.url', 'blocks.1.cta.url'],
  ['blocks.gone.cta.url', 'blocks'],
])('%s is %s in the form', (path, expected) => {
  expect(indexedPath(path, fields)).toBe(expected);
});
