import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wireReference, wireReferencePath } from './wire-reference.ts';

test('the reference of the wire says what the contract and core say (npm run reference writes it anew)', () => {
  expect(readFileSync(wireReferencePath, 'utf8')).toBe(wireReference());
});

test('it has every call of core but those of staff', () => {
  const page = wireReference();
  for (const call of [
    'GET /api/swc/{microsite_id}/properties',
    'POST /api/swc/{microsite_id}/contact',
    'GET /api/swc/municipalities',
  ])
    expect(page).toContain(`### ${call}\n`);
  expect(page).not.toContain('/api/staff');
});

test('its links lead to types that it has', () => {
  const page = wireReference();
  const linked = new Set([...page.matchAll(/\]\(#(\w+)\)/g)].map(([, name]) => name));
  const titles = new Set([...page.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name.toLowerCase()));
  expect([...linked].filter((name) => name && !titles.has(name))).toEqual([]);
});
