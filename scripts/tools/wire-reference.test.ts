import { readFileSync } from 'node:fs';
import { createApp } from '@vitrine/content/public/app.ts';
import { contentCalls } from '@vitrine/contract/reference/content-calls.ts';
import { expect, test } from 'vitest';
import { wireReference, wireReferencePath } from './wire-reference.ts';

const page = wireReference();

test('the reference of the wire says what the contract and core say (npm run reference writes it anew)', () => {
  expect(readFileSync(wireReferencePath, 'utf8')).toBe(page);
});

test('it has every call of core but those of staff', () => {
  for (const call of [
    'GET /api/swc/{microsite_id}/properties',
    'POST /api/swc/{microsite_id}/contact',
    'GET /api/swc/municipalities',
  ])
    expect(page).toContain(`### ${call}\n`);
  expect(page).not.toContain('/api/staff');
});

test('its links lead to types that it has', () => {
  const linked = new Set([...page.matchAll(/\]\(#(\w+)\)/g)].map(([, name]) => name));
  const titles = new Set([...page.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name.toLowerCase()));
  expect([...linked].filter((name) => name && !titles.has(name))).toEqual([]);
});

test('it has every call of the content service, and no other', () => {
  const { routes } = createApp({ apiKey: 'key' } as never);
  const served = routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  const described = contentCalls.flatMap(({ method, path, pathByDomain }) =>
    [path, pathByDomain].flatMap((each) => (each ? [`${method} ${each}`] : [])),
  );
  const names = served.map(({ method, path }) => `${method.toLowerCase()} ${path.replace(':siteId', '{site_id}')}`);
  expect(described.toSorted()).toEqual([...new Set(names)].sort());
});
