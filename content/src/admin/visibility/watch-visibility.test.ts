import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Visibility } from '../../visibility/find-visibility.ts';
import { type Watched, watchVisibility } from './watch-visibility.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (isCurrent: boolean): Visibility['pages'][number] => ({ locale: 'fr', url: 'http://a/fr', isCurrent });
const answer = (isCurrent: boolean, exception: Visibility['exception'] = null): Visibility => ({
  exception,
  pages: [page(isCurrent)],
});

/**
 * Returns the states that a check reports when the server gives these answers in turn and then repeats the last one, until the editor leaves
 * after some more requests; null stands for a failed request. The time limit has passed after the given number of requests.
 */
async function statesWith(
  answers: (Visibility | null)[],
  limit = Number.POSITIVE_INFINITY,
): Promise<Watched['state'][]> {
  const left = new AbortController();
  let asked = 0;
  const ask = async (address: string) => {
    // Checks started by other test files in the same worker may still send requests.
    if (!address.startsWith('/api/pages/1/visibility?')) throw new Error(`Unexpected ${address}`);
    const given = answers[Math.min(asked, answers.length - 1)] ?? null;
    asked += 1;
    if (asked > answers.length + 3) left.abort();
    return given ? Response.json(given) : new Response(null, { status: 502 });
  };
  vi.stubGlobal('fetch', vi.fn(ask));
  const seen: Watched['state'][] = [];
  const document = { collection: 'pages', id: 1, state: 'published', since: '2026-11-22T00:00:00.000Z' } as const;
  const pace = { pauseMs: 1000, limitMs: limit * 1000, latePauseMs: 5000 };
  const watching = watchVisibility(document, left.signal, ({ state }) => seen.push(state), pace);
  await vi.runAllTimersAsync();
  await watching;
  return seen;
}

test('a publication is visible once every address shows it', async () => {
  expect(await statesWith([answer(false), null, answer(true)])).toEqual(['waiting', 'waiting', 'waiting', 'done']);
});

test('a publication that visitors are not to see needs no check', async () => {
  expect(await statesWith([answer(false, 'maintenance')])).toEqual(['waiting', 'done']);
});

test('a publication that stays out of sight is late', async () => {
  expect((await statesWith([answer(false)], 2)).at(-1)).toBe('late');
});

test('a late publication is visible in the end', async () => {
  const answers = [...Array.from({ length: 4 }, () => answer(false)), answer(true)];
  expect(await statesWith(answers, 2)).toEqual(['waiting', 'waiting', 'waiting', 'late', 'late', 'done']);
});

test('a check without any answer has failed', async () => {
  expect((await statesWith([null], 2)).at(-1)).toBe('failed');
});
