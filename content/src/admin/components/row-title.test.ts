import { expect, test } from 'vitest';
import { rowTitle } from './row-title.ts';

const paths = ['main_title', 'link.text', 'description'];

test('the first field with a text gives the title', () => {
  expect(rowTitle({ main_title: ' Nos  propriétés ', link: { text: 'Voir' } }, paths)).toBe('Nos propriétés');
  expect(rowTitle({ main_title: '', link: { text: 'Acheter' } }, paths)).toBe('Acheter');
});

test('a rich text gives its texts without formatting', () => {
  const text = (value: string) => ({ type: 'paragraph', children: [{ type: 'text', text: value }] });
  const description = { root: { type: 'root', children: [text('Bienvenue'), text('chez nous')] } };
  expect(rowTitle({ description }, paths)).toBe('Bienvenue chez nous');
});

test('a row without a text of its own is named by its first item', () => {
  expect(rowTitle({ slides: [{ main_title: 'Accueil' }] }, ['main_title', 'slides.0.main_title'])).toBe('Accueil');
});

test('a long text is cut at 80 characters', () => {
  expect(rowTitle({ main_title: 'mot '.repeat(40) }, paths)).toBe(`${'mot '.repeat(19)}mot…`);
});

test.each([undefined, null, {}, { main_title: null, link: 'x', description: { root: null } }])(
  'data without a text has no title: %j',
  (data) => {
    expect(rowTitle(data, paths)).toBe('');
  },
);
