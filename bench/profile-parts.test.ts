import { expect, test } from 'vitest';
import { type CpuProfile, otherPart, timeByPart } from './profile-parts.ts';

const frame = (functionName: string, url = '') => ({ functionName, url });
/** `serve` calls `render`, which calls `escape`; `render` is collected and idle in between. */
const profile: CpuProfile = {
  startTime: 1000,
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 5, 6] },
    { id: 2, callFrame: frame('serve$12', 'file:///server.js'), children: [3] },
    { id: 3, callFrame: frame('render'), children: [4] },
    { id: 4, callFrame: frame('escape', 'file:///html/escape.js') },
    { id: 5, callFrame: frame('(idle)') },
    { id: 6, callFrame: frame('unknown') },
  ],
  samples: [2, 3, 4, 5, 6, 2],
  timeDeltas: [1, 10, 100, 1000, 10_000, 100_000],
};
const whole = { from: 0, to: 1e9 };
const serving = { name: 'serving', functions: ['serve'] };

test('A sample belongs to the innermost function that has a part, and waiting to none.', () => {
  const parts = [serving, { name: 'rendering', functions: ['render'] }];
  expect([...timeByPart(profile, parts, whole)]).toEqual([
    ['serving', 100_001],
    ['rendering', 110],
    [otherPart, 10_000],
  ]);
});

test('A part may be a whole module.', () => {
  const parts = [serving, { name: 'escaping', modules: /\/html\// }];
  expect(timeByPart(profile, parts, whole).get('escaping')).toBe(100);
});

test('Samples outside the period do not count.', () => {
  expect(timeByPart(profile, [serving], { from: 1000, to: 2000 }).get('serving')).toBe(111);
});

test('A part without a sample is an error, as its function may have been renamed.', () => {
  expect(() => timeByPart(profile, [serving, { name: 'hashing', functions: ['hash'] }], whole)).toThrow('hashing');
});
