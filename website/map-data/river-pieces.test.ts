import { expect, test } from 'vitest';
import { riverPieces } from './river-pieces.ts';

const wide = {
  name: 'wide',
  width: 2000,
  line: [
    [46, -72],
    [46, -71.8],
    [46, -71.6],
  ],
} as const;
const narrow = {
  name: 'narrow',
  width: 1000,
  line: [
    [46, -71.6],
    [46, -71.4],
    [46, -71.2],
  ],
} as const;

test('where a river grows narrow it does so by small steps, and no stretch of it is left out', () => {
  const pieces = riverPieces([wide, narrow]);
  expect(pieces[0]).toMatchObject({ width: 2000 });
  expect(pieces.at(-1)).toMatchObject({ width: 1000 });
  const inOrder = pieces.toSorted((one, other) => (one.line[0]?.[0] ?? 0) - (other.line[0]?.[0] ?? 0));
  for (const [index, piece] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (!next) continue;
    expect(Math.abs(next.width - piece.width)).toBeLessThanOrEqual(60);
  }
  const ends = pieces.flatMap(({ line }) => [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0]);
  expect([Math.min(...ends), Math.max(...ends)]).toEqual([-72, -71.2]);
});

test('a river that meets no other is one piece', () => {
  expect(riverPieces([wide])).toHaveLength(1);
});
