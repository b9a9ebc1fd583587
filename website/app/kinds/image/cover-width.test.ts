import { expect, test } from 'vitest';
import { coverWidth, ratioOf } from './cover-width.ts';
import type { FinishedImage } from './finish-image.server.ts';

const image: FinishedImage = {
  kind: 'image',
  src: '/a.webp',
  alt: '',
  width: 1600,
  height: 900,
  sources: [],
  center: { x: 50, y: 50 },
  filter: null,
  placeholder: null,
};

test('a picture that is flatter than its place is wider than it, and a taller one is as wide', () => {
  expect(coverWidth(image, 4 / 3)).toBeCloseTo(4 / 3);
  expect(coverWidth(image, 16 / 9)).toBe(1);
  expect(coverWidth(image, 2)).toBe(1);
});

test('a picture without a size counts as 3 to 2', () => {
  expect(ratioOf({ ...image, width: null })).toBe(1.5);
});
