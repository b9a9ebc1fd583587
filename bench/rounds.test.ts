import { expect, test } from 'vitest';
import { takeTurns } from './rounds.ts';

test('contenders take turns, the first turn of each does not count, and the medians are what is left', async () => {
  const turns: string[] = [];
  const times = { site: [900, 3, 1, 2], limit: [900, 30, 10, 20] };
  const contender = (name: keyof typeof times) => async (seconds: number) => {
    turns.push(`${name} ${seconds}`);
    return { ms: times[name].shift() ?? 0 };
  };
  const result = await takeTurns({ site: contender('site'), limit: contender('limit') }, { rounds: 3, seconds: 2 });
  expect(result).toEqual({ site: { ms: 2 }, limit: { ms: 20 } });
  expect(turns.slice(0, 4)).toEqual(['site 2', 'limit 2', 'site 2', 'limit 2']);
});
