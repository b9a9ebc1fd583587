import { expect, test } from 'vitest';
import { findValues, importedStyles } from './find-values.ts';

/** Returns what stands at each value, those with a name first. */
function textsIn(file: string, source: string) {
  const texts = (isNamed: boolean) =>
    findValues(file, source)
      .filter((each) => each.isNamed === isNamed)
      .map(({ start, end }) => source.slice(start, end));
  return { named: texts(true), others: texts(false) };
}

test.each([
  ['const limit = 5 * 60_000;', ['5', '60_000']],
  ["const kinds = ['house', 'plex'] as const;", ["'house'", "'plex'"]],
  ['const sizes = { small: 10, isFixed: true };', ['10', 'true']],
  ['function draw(width = -3, isWide = false) {}', ['3', 'false']],
  ['repeater(items, { max: 3 });', ['3']],
])('%s has values with a name', (source, named) => {
  expect(textsIn('a.ts', source).named).toEqual(named);
});

test('values without a name are those of variables, calls, conditions and markup', () => {
  const source =
    "let é = 0; é = cut(list, 4); if (status === 503) warn('late'); const view = <p rows={7}>Hello {`soon`}</p>;";
  expect(textsIn('a.tsx', source).others).toEqual(['0', '4', '503', "'late'", '7', 'Hello ', '`soon`']);
});

test('paths of modules, keys, types, places in a list and flags of calls are no values', () => {
  const source = `import a from './a.ts'; export * from './b.ts'; const c = await import('./c.ts');
    type Size = 'small' | 2; const d = { 'e-f': c }; const g = d[0]; listen({ passive: true });`;
  expect(findValues('a.ts', source)).toEqual([]);
});

test('numbers of a style sheet have their unit; comments, colours and names have none', () => {
  const source =
    '/* 1px */ .box-2 { width: calc(95px - .5rem); color: #123456; --gray-3: 4; columns: repeat(4, 1fr); }';
  expect(findValues('a.css', source).map(({ value, unit, isNamed }) => [value, unit, isNamed])).toEqual([
    [95, 'px', false],
    [0.5, 'rem', false],
    [4, '', false],
    [4, '', true],
    [1, 'fr', false],
  ]);
});

test('the style sheets of a view are those that it imports', () => {
  expect(importedStyles("import './a.css';\nimport styles from '../b.module.css';\nimport c from 'c.css';\n")).toEqual([
    './a.css',
    '../b.module.css',
  ]);
});
