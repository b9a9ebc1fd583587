import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightOf, inserted, moved, placeAfter, placedNodes, placeOfDrag, removed } from './menu-moves.ts';

interface Line {
  id: string;
  children: readonly Line[];
}

const line = (id: string, ...children: Line[]): Line => ({ id, children });
const tree = [line('buy', line('houses', line('cottages')), line('condos')), line('sell'), line('about')];
const depth = 3;

/** Returns the tree as text: each line with one dash per level before it. */
const shown = (lines: readonly Line[] | null) =>
  lines &&
  placedNodes(lines)
    .map(({ node, level }) => `${'-'.repeat(level)}${node.id}`)
    .join(' ');

const step = (id: string, name: Parameters<typeof placeAfter>[2]) => {
  const place = placeAfter(tree, id, name);
  return place && shown(moved(tree, id, place, depth));
};

test('a line moves among its neighbours with its submenus, and stops at the ends', () => {
  expect(step('sell', 'up')).toBe('-sell -buy --houses ---cottages --condos -about');
  expect(step('buy', 'down')).toBe('-sell -buy --houses ---cottages --condos -about');
  expect(step('condos', 'up')).toBe('-buy --condos --houses ---cottages -sell -about');
  expect([step('buy', 'up'), step('about', 'down'), step('condos', 'down')]).toEqual([null, null, null]);
});

test('a line goes below the line before it, and behind the line above it', () => {
  expect(step('sell', 'indent')).toBe('-buy --houses ---cottages --condos --sell -about');
  expect(step('houses', 'outdent')).toBe('-buy --condos -houses --cottages -sell -about');
  expect([step('buy', 'indent'), step('buy', 'outdent')]).toEqual([null, null]);
});

test('a line with submenus does not go deeper than the menu allows', () => {
  const deep = [line('a'), line('b', line('c', line('d')))];
  expect(moved(deep, 'b', { parent: 'a', index: 0 }, depth)).toBeNull();
  expect(shown(moved(deep, 'c', { parent: 'a', index: 0 }, depth))).toBe('-a --c ---d -b');
  expect(moved(tree, 'buy', { parent: 'houses', index: 0 }, depth)).toBeNull();
});

test('a line is removed with its submenus, and lines are added at a place', () => {
  expect(shown(removed(tree, 'houses'))).toBe('-buy --condos -sell -about');
  expect(shown(inserted(tree, { parent: 'sell', index: 0 }, [line('x'), line('y')]))).toBe(
    '-buy --houses ---cottages --condos -sell --x --y -about',
  );
});

test('a dragged line takes the asked level where its neighbours allow it', () => {
  const drop = (id: string, over: string, level: number) => {
    const place = placeOfDrag(tree, id, over, level, depth);
    return place && shown(moved(tree, id, place, depth));
  };
  expect(drop('about', 'sell', 1)).toBe('-buy --houses ---cottages --condos -about -sell');
  expect(drop('about', 'sell', 2)).toBe('-buy --houses ---cottages --condos --about -sell');
  expect(drop('about', 'sell', 9)).toBe('-buy --houses ---cottages --condos ---about -sell');
  expect(drop('sell', 'buy', 5)).toBe('-sell -buy --houses ---cottages --condos -about');
  expect(drop('sell', 'sell', 2)).toBe('-buy --houses ---cottages --condos --sell -about');
});

test('no change loses or repeats a line, or makes a menu too deep', () => {
  const ids = placedNodes(tree).map(({ node }) => node.id);
  const steps = fc.array(
    fc.record({
      id: fc.constantFrom(...ids),
      over: fc.constantFrom(...ids),
      level: fc.integer({ min: -1, max: 5 }),
      name: fc.constantFrom('up', 'down', 'indent', 'outdent', 'drag'),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(steps, (changes) => {
      let now: readonly Line[] = tree;
      for (const { id, over, level, name } of changes) {
        const place = name === 'drag' ? placeOfDrag(now, id, over, level, depth) : placeAfter(now, id, name);
        now = (place && moved(now, id, place, depth)) ?? now;
      }
      const placed = placedNodes(now);
      expect(placed.map(({ node }) => node.id).toSorted()).toEqual(ids.toSorted());
      expect(Math.max(...now.map(heightOf))).toBeLessThanOrEqual(depth);
    }),
  );
});
