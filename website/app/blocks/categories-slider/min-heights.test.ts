import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the cards have the minimum heights of their breakpoints, from xxxl down', () => {
  const styles = readFileSync(new URL('./parts/category-card.module.css', import.meta.url), 'utf8');
  const heights = [...styles.matchAll(/min-height: (\d+)px/g)].map(([, height]) => Number(height));
  expect(heights.reverse()).toEqual([530, 446, 360, 286, 362, 240, 346]);
});
