import { expect, test } from 'vitest';
import { type PreviewClaims, readPreviewToken, signPreviewToken } from './preview-token.ts';

const key = 'a-key-that-the-admin-knows';
const now = Date.UTC(2026, 10, 22);
const claims: PreviewClaims = { purpose: 'link', kind: 'page', id: '12', expires: now / 1000 + 60 };
const signed = () => signPreviewToken(key, 'site-1', claims);

test('a token is read by its own site until it expires', async () => {
  const token = await signed();
  expect(await readPreviewToken(key, 'site-1', token, now)).toEqual(claims);
  expect(await readPreviewToken(key, 'site-1', token, now + 60_000)).toBeNull();
});

test('a token is refused to another site and under another key', async () => {
  const token = await signed();
  expect(await readPreviewToken(key, 'site-2', token, now)).toBeNull();
  expect(await readPreviewToken('another key', 'site-1', token, now)).toBeNull();
});

test('a token with any other character at any place is refused', async () => {
  const token = await signed();
  for (let at = 0; at < token.length; at += 1) {
    const changed = token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1);
    expect(await readPreviewToken(key, 'site-1', changed, now), changed).toBeNull();
  }
});

test.each([
  ['another page', 'link.13.'],
  ['an editor', 'editor.12.'],
  ['an article of the same id', 'link.article-12.'],
  ['the site of the same id', 'link.site-12.'],
  ['a variant', 'link.12~printemps.'],
])('a token is not one for %s', async (_, start) => {
  const changed = (await signed()).replace('link.12.', start);
  expect(await readPreviewToken(key, 'site-1', changed, now)).toBeNull();
});

test.each(['', 'link', 'link.12.9999999999.', '__proto__.12.9999999999.00'])('%j is no token', async (text) => {
  expect(await readPreviewToken(key, 'site-1', text, now)).toBeNull();
});

test('a token of a variant is for that variant alone', async () => {
  const own = { ...claims, variant: 'printemps' };
  const token = await signPreviewToken(key, 'site-1', own);
  expect(await readPreviewToken(key, 'site-1', token, now)).toEqual(own);
  expect(await readPreviewToken(key, 'site-1', token.replace('~printemps', '~ete'), now)).toBeNull();
  expect(await readPreviewToken(key, 'site-1', token.replace('~printemps', ''), now)).toBeNull();
});

test.each(['article', 'site'] as const)('a token of the kind %s is read as such', async (kind) => {
  const own = { ...claims, kind };
  expect(await readPreviewToken(key, 'site-1', await signPreviewToken(key, 'site-1', own), now)).toEqual(own);
});
