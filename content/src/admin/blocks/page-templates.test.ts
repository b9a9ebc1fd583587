import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { expect, test } from 'vitest';
import { pageTemplates } from './page-templates.ts';

test('the templates are those that most sites need, each with another name', () => {
  expect(pageTemplates.map(({ id }) => id)).toEqual([
    'home',
    'team',
    'contact',
    'landing',
    'neighbourhood',
    'sold',
    'careers',
  ]);
});

test('every block of a template may stand on a page, and has the fields of its texts', () => {
  const wrong = pageTemplates.flatMap(({ blocks }) =>
    blocks.flatMap(({ type, texts = {} }) => {
      const description = findBlock(type);
      if (description?.place !== 'page') return [type];
      const isText = (name: string) => /^(text|textarea|richtext)$/.test(description.fields[name]?.kind ?? '');
      return Object.keys(texts)
        .filter((name) => !isText(name))
        .map((name) => `${type}.${name}`);
    }),
  );
  expect(wrong).toEqual([]);
});
