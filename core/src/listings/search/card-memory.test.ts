import { expect, test } from 'vitest';
import { CardMemory } from './card-memory.ts';

const words = (...keys: string[]) => new Map(keys.map((uls) => [uls, `words of ${uls}`]));

test('what is kept is recalled in its language alone, until its listing changes', () => {
  const memory = new CardMemory();
  memory.keep(words('1001', '1002'), 'fr', memory.edition);
  expect(memory.recall('1001', 'fr')).toBe('words of 1001');
  expect(memory.recall('1001', 'en')).toBeUndefined();
  memory.forget(['1001']);
  expect(memory.recall('1001', 'fr')).toBeUndefined();
  expect(memory.recall('1002', 'fr')).toBe('words of 1002');
});

test('what was read before a change and comes after it is not kept', () => {
  const memory = new CardMemory();
  const { edition } = memory;
  memory.forget(['1001']);
  memory.keep(words('1001'), 'fr', edition);
  expect(memory.recall('1001', 'fr')).toBeUndefined();
});

test('when there are too many, those go first that nobody has asked for', () => {
  const memory = new CardMemory();
  const keys = Array.from({ length: 10_000 }, (_, index) => String(index));
  memory.keep(words(...keys), 'fr', memory.edition);
  memory.recall('0', 'fr');
  memory.keep(words('10000'), 'fr', memory.edition);
  expect(memory.recall('0', 'fr')).toBeDefined();
  expect(memory.recall('1', 'fr')).toBeUndefined();
  expect(memory.recall('10000', 'fr')).toBeDefined();
});
