import { expect, test } from 'vitest';
import { htmlToLexical } from './html-to-lexical.ts';
import { lexicalToHtml } from './lexical-to-html.ts';

const through = (html: string) => lexicalToHtml(htmlToLexical(html));

test.each([
  ['loose text becomes a paragraph', 'Bonjour', '<p>Bonjour</p>'],
  ['white space between blocks says nothing', '<p>Un</p>\n  <p>Deux</p>', '<p>Un</p><p>Deux</p>'],
  [
    'white space within a text is one space, but a hard space stays',
    '<p>Un\n  deux\u00a0: trois</p>',
    '<p>Un deux\u00a0: trois</p>',
  ],
  ['entities are read', '<p>&eacute;&amp;&#233;&#xE9;&nbsp;&lt;b&gt;</p>', '<p>é&amp;éé\u00a0&lt;b&gt;</p>'],
  ['old names of emphasis are read', '<p><b>un</b> <i>deux</i></p>', '<p><strong>un</strong> <em>deux</em></p>'],
  [
    'the largest heading becomes the second, the smallest the fourth',
    '<h1>Un</h1><h6>Six</h6>',
    '<h2>Un</h2><h4>Six</h4>',
  ],
  [
    'unknown elements leave their text',
    '<section><p>Un <span class="x">deux</span></p></section>',
    '<p>Un <span>deux</span></p>'.replace(/<\/?span>/g, ''),
  ],
  ['scripts and styles leave nothing', '<p>Un</p><script>alert("<p>")</script><style>p{}</style>', '<p>Un</p>'],
  ['comments leave nothing', '<p>Un<!-- <b>deux</b> --></p>', '<p>Un</p>'],
  [
    'an element that is not closed ends with its parent',
    '<ul><li><strong>Un</li><li>Deux</ul><p>Trois</p>',
    '<ul><li><strong>Un</strong></li><li>Deux</li></ul><p>Trois</p>',
  ],
  [
    'a quote of paragraphs keeps its lines',
    '<blockquote><p>Un</p><p>Deux</p></blockquote>',
    '<blockquote>Un<br>Deux</blockquote>',
  ],
  ['a sign that opens nothing is text', '<p>1 < 2 > 0</p>', '<p>1 &lt; 2 &gt; 0</p>'],
])('%s', (_, html, expected) => {
  expect(through(html)).toBe(expected);
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
  'a link to “%s” leaves its words alone',
  (url) => {
    expect(through(`<p><a href="${url}">mots</a></p>`)).toBe('<p>mots</p>');
  },
);

test('a state that is none, or of an unknown kind, is empty or leaves its children', () => {
  expect(lexicalToHtml(null)).toBe('');
  expect(lexicalToHtml({ root: 'x' })).toBe('');
  const unknown = { type: 'block', children: [{ type: 'text', text: 'mots', format: 0 }] };
  expect(lexicalToHtml({ root: { children: [unknown, 1, null] } })).toBe('mots');
});

test.each([
  ['open brackets', '<a '.repeat(50_000)],
  ['comments without an end', '<!--'.repeat(50_000)],
  ['styles without an end', '<style>'.repeat(50_000)],
  ['quotes', `<a ${`"<a '`.repeat(50_000)}`],
  ['letters', `<${'a'.repeat(100_000)}`],
])('a text of many %s is read in a time that grows with its length', (_, html) => {
  const start = performance.now();
  htmlToLexical(html);
  expect(performance.now() - start).toBeLessThan(2000);
});
