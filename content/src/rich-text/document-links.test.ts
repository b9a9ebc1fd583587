import { expect, test } from 'vitest';
import { documentsInHtml, documentsInText, withDocumentAddresses, withoutRefusedLinks } from './document-links.ts';
import { lexicalToHtml } from './lexical-to-html.ts';

const textOf = (...children: unknown[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } });
const words = (text: string) => ({ type: 'text', text, format: 0 });
const linkTo = (relationTo: string, value: unknown, newTab = false) => ({
  ...{ type: 'link', fields: { linkType: 'internal', doc: { relationTo, value }, newTab } },
  children: [words('mots')],
});
const state = textOf(linkTo('articles', 4), words(' et '), linkTo('people', 5, true));

test('the HTML of a rich text names its documents until they have an address, and keeps the words of the others', () => {
  const html = lexicalToHtml(state);
  expect(documentsInHtml(html)).toEqual([
    { kind: 'article', id: 4 },
    { kind: 'person', id: 5 },
  ]);
  const shown = withDocumentAddresses(html, ({ kind }) => (kind === 'person' ? '/equipe/maude' : undefined));
  expect(shown).toBe('<p>mots et <a href="/equipe/maude" target="_blank" rel="noopener">mots</a></p>');
});

test('a document that is not offered, and an address that pretends to name one, leave their words', () => {
  expect(lexicalToHtml(textOf(linkTo('users', 1), linkTo('articles', 'x')))).toBe('<p>motsmots</p>');
  const typed = { type: 'link', fields: { linkType: 'custom', url: 'document:article-4' }, children: [words('mots')] };
  expect(lexicalToHtml(textOf(typed))).toBe('<p>mots</p>');
});

test('a copy for another site keeps the words of the links to documents that it may not name', () => {
  const named = documentsInText(state).map(({ relationTo, value }) => [relationTo, value]);
  expect(named).toEqual([
    ['articles', 4],
    ['people', 5],
  ]);
  const kept = withoutRefusedLinks(state, (collection) => collection === 'people');
  expect(documentsInText(kept)).toEqual([{ relationTo: 'people', value: 5 }]);
  expect(lexicalToHtml(kept)).toContain('mots et <a');
  expect(withoutRefusedLinks(null, () => false)).toBeNull();
});
