import { readPreviewToken } from '@vitrine/contract/preview-token.ts';
import { expect, test } from 'vitest';
import { previewLink } from './preview-link.ts';

const key = 'a-link-key-for-the-tests';
const now = Date.UTC(2026, 10, 22, 12, 30);
const request = {
  key,
  websiteUrl: 'https://www.example.ca',
  site: { site_id: '1', domains: ['groupe.example', 'www.groupe.example'] },
  kind: 'page',
  id: 12,
  locale: 'fr',
  purpose: 'link',
  now,
} as const;

test('a link leads to the canonical domain of the site in the language of the form', async () => {
  expect((await previewLink(request)).url).toMatch(/^https:\/\/groupe\.example\/fr\/apercu\?preview=link\.12\./);
  expect((await previewLink({ ...request, locale: 'en' })).url).toContain('//groupe.example/en/preview?');
});

test.each([
  ['http://localhost:3000', ['courtier.localhost'], 'http://courtier.localhost:3000'],
  ['http://localhost:3000', ['groupe.localhost:8080'], 'http://groupe.localhost:3000'],
  ['https://www.example.ca', [], 'https://www.example.ca'],
])('the scheme and the port are those of the website: %s and the domains %j', async (websiteUrl, domains, origin) => {
  const { url } = await previewLink({ ...request, websiteUrl, site: { site_id: '1', domains } });
  expect(new URL(url).origin).toBe(origin);
});

test('a link that is sent is valid for a week, that of an editor for a working day', async () => {
  expect((await previewLink(request)).expires).toEqual(new Date(Date.UTC(2026, 10, 29, 13)));
  expect((await previewLink({ ...request, purpose: 'editor' })).expires).toEqual(new Date(Date.UTC(2026, 10, 22, 21)));
});

test('an editor gets the same address within an hour', async () => {
  const editor = { ...request, purpose: 'editor' } as const;
  const [one, other] = await Promise.all([previewLink(editor), previewLink({ ...editor, now: now + 20 * 60_000 })]);
  expect(other.url).toBe(one.url);
});

test('the token is that of the page and the site until the time that staff are told', async () => {
  const { url, expires } = await previewLink(request);
  const token = new URL(url).searchParams.get('preview') ?? '';
  expect(await readPreviewToken(key, '1', token, expires.getTime() - 1)).toMatchObject({ kind: 'page', id: '12' });
  expect(await readPreviewToken(key, '1', token, expires.getTime())).toBeNull();
});
