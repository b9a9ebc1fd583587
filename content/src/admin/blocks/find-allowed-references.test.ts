import { afterEach, expect, test, vi } from 'vitest';
import { findAllowedReferences } from './find-allowed-references.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers requests for documents as Payload does for a user who may read them. */
const answerWith = (docs: unknown) => {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => Response.json({ docs }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('documents of the site and shared ones are allowed, those of other sites are not', async () => {
  answerWith([
    { id: 1, site: 5 },
    { id: 2, site: null },
    { id: 3, site: 6 },
  ]);
  const isAllowed = await findAllowedReferences(
    ['1', 2, 3, 4].map((id) => ['media', id] as const),
    5,
  );
  expect(['1', 2, 3, 4].map((id) => isAllowed('media', id))).toEqual([true, true, false, false]);
});

test('each collection is asked once', async () => {
  const fetch = answerWith([{ id: 1 }]);
  const isAllowed = await findAllowedReferences(
    [
      ['media', 1],
      ['pages', 1],
      ['media', 1],
    ],
    5,
  );
  expect(fetch.mock.calls.map(([url]) => url.split('?')[0])).toEqual(['/api/media', '/api/pages']);
  expect(isAllowed('articles', 1)).toBe(false);
});

test.each([
  ['does not answer', () => Promise.reject(new Error('offline'))],
  ['refuses', async () => new Response(null, { status: 403 })],
  ['answers something else', async () => Response.json({ docs: 'x' })],
])('a service that %s allows nothing', async (_, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  expect((await findAllowedReferences([['media', 1]], 5))('media', 1)).toBe(false);
});
