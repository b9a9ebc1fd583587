import { expect, test } from 'vitest';
import { pagesByPath, referenceTypedAddresses } from './typed-addresses.ts';

const pages = pagesByPath([
  { id: 7, path: '/fr/contact' },
  { id: 7, path: '/en/contact' },
  { id: 8, path: '/fr/vendre' },
  { id: 8, path: '/en/sell' },
  { id: 9, path: '/fr' },
  { id: 9, path: '/en' },
]);
const link = (fr?: string, en?: string, more: object = {}) => ({ text: { fr: 'Lien' }, url: { fr, en }, ...more });
const convert = (given: unknown) => referenceTypedAddresses([{ blockType: 'cta_block', cta: given }], pages);
const converted = (given: unknown) => convert(given).content;
const reference = (page: number, more: object = {}) => [
  { blockType: 'cta_block', cta: { text: { fr: 'Lien' }, page, ...more } },
];

test.each([
  ['one path in both languages', link('/contact', '/contact'), reference(7)],
  ['the path of each language', link('/vendre', '/sell'), reference(8)],
  ['paths with their language', link('/fr/vendre', '/en/sell/'), reference(8)],
  ['a path in one language alone', link('/vendre'), reference(8)],
  ['the home page', link('/', '/'), reference(9)],
  [
    'an anchor and a query',
    link('/contact?sujet=vente#equipe', '/contact?sujet=vente#equipe'),
    reference(7, { suffix: '?sujet=vente#equipe' }),
  ],
])('a link by %s becomes a reference', (_, given, expected) => {
  expect(convert(given)).toEqual({ content: expected, changed: 1, left: [] });
});

test.each([
  ['an outside address', link('https://example.com', 'https://example.com')],
  ['an address of another host', link('//example.com/contact')],
  ['a telephone', link('tel:+15145550100')],
  ['a file', link('/resources/guide.pdf')],
  ['a listing', link('/fr/proprietes/condo-12345678')],
  ['a page beside an outside address', link('/contact', 'https://example.com')],
  ['different anchors', link('/contact#a', '/contact#b')],
  ['pages that differ', link('/contact', '/sell')],
  ['a page that is a reference already', link('/contact', '/contact', { page: 3 })],
  ['a source of a video', { url: '/contact', type: 'video/mp4' }],
])('%s stays as it is', (_, given) => {
  const content = [{ blockType: 'cta_block', cta: given }];
  const result = referenceTypedAddresses(content, pages);
  expect([result.content, result.changed, result.left]).toEqual([content, 0, []]);
  expect(result.content).toBe(content);
});

test('a dead path stays as it is, and is named', () => {
  expect(convert(link('/disparue', '/gone'))).toMatchObject({ changed: 0, left: ['/fr/disparue', '/en/gone'] });
});

test('links in items and further blocks are converted too, and a second run changes nothing', () => {
  const nested = [{ menu_repeater: [{ link: link('/contact'), blocks: [{ cta: link('/vendre', '/sell') }] }] }];
  const first = referenceTypedAddresses(nested, pages);
  expect(first.changed).toBe(2);
  expect(referenceTypedAddresses(first.content, pages)).toEqual({ content: first.content, changed: 0, left: [] });
  expect(converted(link('/contact'))).toEqual(reference(7));
});
