import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the cards have the minimum heights of their breakpoints, from xxxl down', () => {
  const styles = readFileSync(new URL('./parts/category-card.module.css', import.meta.url), 'utf8');
  const rules = [...styles.matchAll(/(?:width >= (\d+)px\) \{\s+\.card \{\s+)?min-height: (\d+)px/g)];
  expect(rules.map(([, width = 0, height]) => [Number(width), Number(height)]).reverse()).toEqual([
    [1680, 530],
    [1440, 446],
    [1200, 360],
    [992, 286],
    [768, 362],
    [576, 240],
    [0, 346],
  ]);
});
