import { expect, test } from 'vitest';
import { findValues, importedStyles, type Role } from './find-values.ts';

/** Returns what stands at the values of a role. */
const textsOf = (role: Role, source: string, file = 'a.tsx') =>
  findValues(file, source)
    .filter((each) => each.role === role)
    .map(({ start, end }) => source.slice(start, end));

test.each([
  ['const limit = 5 * 60_000;', ['5']],
  ["export const kinds = ['house', 'plex'] as const;", ["'house'", "'plex'"]],
  ['const sizes = { small: 10, isFixed: true };', ['10', 'true']],
  ['function draw(width = -3, isWide = false) {}', ['3', 'false']],
  ['repeater(items, { max: 3, maxLength: 40 });', ['3', '40']],
])('%s has constants', (source, constants) => {
  expect(textsOf('constant', source)).toEqual(constants);
});

test('constants of a function and properties of a call have a name only', () => {
  const source = 'function find() { const most = 4; return query({ depth: 0, draft: true }); }';
  expect(textsOf('property', source)).toEqual(['4', '0']);
  expect(textsOf('constant', source)).toEqual([]);
});

test('values without a name are those of variables, calls, conditions and markup', () => {
  const source =
    "function f() { let é = 0; }  é = cut(list, 4); if (status === 503) warn('late'); const view = <p rows={7}>Hello {`soon`}</p>;";
  expect(textsOf('bare', source)).toEqual(['0', '4', '503', "'late'", '7', 'Hello ', '`soon`']);
});

test('paths of modules, keys, types, places in a list and flags of calls are no values', () => {
  const source = `import a from './a.ts'; export * from './b.ts'; const c = await import('./c.ts');
    type Size = 'small' | 2; const d = { 'e-f': c }; const g = d[0]; listen({ passive: true });`;
  expect(findValues('a.ts', source)).toEqual([]);
});

test('numbers of a style sheet have their unit; comments, colours and names have none', () => {
  const source =
    '/* 1px */ .box-2 { width: calc(95px - .5rem); color: #123456; --gray-3: 4; columns: repeat(4, 1fr); }';
  expect(findValues('a.css', source).map(({ value, unit, role }) => [value, unit, role])).toEqual([
    [95, 'px', 'bare'],
    [0.5, 'rem', 'bare'],
    [4, '', 'bare'],
    [4, '', 'property'],
    [1, 'fr', 'bare'],
  ]);
});

test('the style sheets of a view are those that it imports', () => {
  expect(importedStyles("import './a.css';\nimport styles from '../b.module.css';\nimport c from 'c.css';\n")).toEqual([
    './a.css',
    '../b.module.css',
  ]);
});
