import { afterEach, expect, test, vi } from 'vitest';
import type { Visibility } from '../../visibility/find-visibility.ts';
import { type Watched, watchVisibility } from './watch-visibility.ts';

afterEach(() => vi.unstubAllGlobals());

const page = (isCurrent: boolean): Visibility['pages'][number] => ({ locale: 'fr', url: 'http://a/fr', isCurrent });
const answer = (isCurrent: boolean, exception: Visibility['exception'] = null): Visibility => ({
  exception,
  pages: [page(isCurrent)],
});

/**
 * Returns the states that a check reports when the server gives these answers in turn and then repeats the last one; null stands for a
 * failed request.
 */
async function statesWith(...answers: (Visibility | null)[]): Promise<Watched['state'][]> {
  let asked = 0;
  const ask = (address: string) => {
    // Checks started by other test files in the same worker may still send requests.
    if (!address.startsWith('/api/pages/1/visibility?')) return Promise.reject(new Error(`Unexpected ${address}`));
    const given = answers[Math.min(asked, answers.length - 1)] ?? null;
    asked += 1;
    return Promise.resolve(given ? Response.json(given) : new Response(null, { status: 502 }));
  };
  vi.stubGlobal('fetch', vi.fn(ask));
  const seen: Watched['state'][] = [];
  const document = { collection: 'pages', id: 1, state: 'published', since: '2026-11-22T00:00:00.000Z' } as const;
  const isEndless = answers.every((each) => !each?.exception && !each?.pages[0]?.isCurrent);
  const pace = { pauseMs: 2, limitMs: isEndless ? 10 : 60_000 };
  await watchVisibility(document, new AbortController().signal, ({ state }) => seen.push(state), pace);
  return seen;
}

test('a publication is visible once every address shows it', async () => {
  expect(await statesWith(answer(false), null, answer(true))).toEqual(['waiting', 'waiting', 'waiting', 'done']);
});

test('a publication that visitors are not to see needs no check', async () => {
  expect(await statesWith(answer(false, 'maintenance'))).toEqual(['waiting', 'done']);
});

test('a publication that stays out of sight is late in the end', async () => {
  expect((await statesWith(answer(false))).at(-1)).toBe('late');
});

test('a check without any answer has failed', async () => {
  expect((await statesWith(null)).at(-1)).toBe('failed');
});
