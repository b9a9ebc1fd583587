import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortClassName } from './class-names.ts';

const file = (name: string) => fileURLToPath(new URL(`app/${name}`, import.meta.url));
const css = '@layer blocks { .card { margin: 1.5rem } .card .title { animation: rise 1s } @keyframes rise {} }';
const namesOf = (name: string) => ['card', 'title', 'rise'].map((each) => shortClassName(each, file(name), css));

test('each class of a style sheet has a name of its own, which is valid CSS', () => {
  const names = namesOf('one.module.css');
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{3}[a-z0-9]$/);
});

test('a class keeps its name in another build, and has another one in another file', () => {
  expect(namesOf('one.module.css')).toEqual(namesOf('one.module.css'));
  expect(namesOf('two.module.css')).not.toEqual(namesOf('one.module.css'));
});
