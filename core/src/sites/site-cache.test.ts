import { expect, test } from 'vitest';
import type { Site } from './find-site.ts';
import { createSiteCache } from './site-cache.ts';

const site = { microsite_id: 'm-1' } as Site; // the cache reads no other property
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function directory() {
  const state = { clock: 0, asked: 0, answer: (): Site | undefined => site };
  const find = createSiteCache(
    async () => {
      state.asked++;
      return state.answer();
    },
    () => state.clock,
  );
  return { state, find };
}

test('a site is asked for once in five seconds', async () => {
  const { state, find } = directory();
  expect([await find('m-1'), await find('m-1')]).toEqual([site, site]);
  expect(state.asked).toBe(1);
  state.clock = 5000;
  await find('m-1');
  expect(state.asked).toBe(2);
});

test('a site that does not exist is asked for every time', async () => {
  const { state, find } = directory();
  state.answer = () => undefined;
  expect([await find('m-9'), await find('m-9')]).toEqual([undefined, undefined]);
  expect(state.asked).toBe(2);
});

test('while the database is away a site stays as it was last known, and an unknown one is an error', async () => {
  const { state, find } = directory();
  await find('m-1');
  state.clock = 60_000;
  state.answer = () => {
    throw away;
  };
  expect(await find('m-1')).toBe(site);
  await expect(find('m-2')).rejects.toThrow('ECONNREFUSED');
});
