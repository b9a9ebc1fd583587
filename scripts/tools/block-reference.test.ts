import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockReference, referencePath } from './block-reference.ts';

test('the reference page says what the descriptions and the demo say (npm run reference writes it anew)', async () => {
  expect(readFileSync(referencePath, 'utf8')).toBe(await blockReference());
});
