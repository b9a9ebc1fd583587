// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './search-properties.fixture.ts';
import { block } from './search-properties.tsx';

const render = (name: string, address = '/fr/proprietes'): string =>
  renderExample(block, fixtures[name], 'fr', address);

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('the page is a form to itself, with every filter under its name in the address', () => {
  const html = render('default');
  expect(html).toContain('action="/fr/proprietes"');
  const names = new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
  expect([...names].sort()).toEqual(
    [
      'bathrooms',
      'bedrooms',
      'forSaleForRent',
      'mun',
      'open_house',
      'order_by',
      'price_max',
      'price_min',
      'type',
    ].sort(),
  );
});

test('the next page is a link that keeps the filters', () => {
  const html = render('default', '/fr/proprietes');
  expect(parse(html).querySelector('a[rel=next]')?.getAttribute('href')).toBe('?page=2');
});

test('a filter is a tag that links to the search without it', () => {
  const html = render('default', '/fr/proprietes?mun=23027&type=condo');
  expect(html).toMatch(/href="\?mun=23027"[^>]*>.{0,60}Retirer .{0,20}Condos/);
  expect(html).toMatch(/href="\?type=condo"[^>]*>.{0,60}Retirer .{0,20}Québec/);
});

test('a broker and an office are tags with their names, and stay when the form is sent without a script', () => {
  const html = render('of a broker and an office', '/fr/proprietes?broker=maude-gagnon&office=plateau');
  expect(html).toMatch(/href="\?office=plateau"[^>]*>.{0,60}Retirer .{0,20}Maude Gagnon/);
  expect(html).toMatch(/href="\?broker=maude-gagnon"[^>]*>.{0,60}Retirer .{0,20}Bureau\u00a0: Plateau/);
  const hidden = [...parse(html).querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toMatchObject({
    broker: 'maude-gagnon',
    office: 'plateau',
  });
});

test.each([
  ['mun=23027&type=condo&price_max=450000&view=map', 'mun=23027&amp;type=condo&amp;price_max=450000'],
  ['broker=maude-gagnon&open_house=1&forSaleForRent=buy', 'broker=maude-gagnon'],
  ['mun=23027&broker=one&broker=two', 'mun=23027'],
])('a search by %s leads to the form of alerts with the filters that an alert keeps', (query, kept) => {
  const html = render('with a page of alerts', `/fr/proprietes?${query}`);
  expect(html).toContain(`href="/fr/acheter?${kept}#property_alert"`);
  expect(html).toContain('Créez une alerte avec ces critères');
});

test.each([
  ['a search without filters', 'with a page of alerts', ''],
  ['a search for rent', 'with a page of alerts', '?mun=23027&forSaleForRent=rent'],
  ['a search by open houses alone', 'with a page of alerts', '?open_house=1'],
  ['a site without a page of alerts', 'default', '?mun=23027'],
])('%s leads to no form of alerts', (_, example, query) => {
  expect(render(example, `/fr/proprietes${query}`)).not.toContain('Créez une alerte');
});

test('an empty result links to the contact page', () => {
  const html = render('no results');
  expect(html).toContain('Aucune propriété trouvée');
  expect(html).toContain('Élargissez vos critères');
  expect(renderExample(block, fixtures['no results'], 'en', '/en/properties')).toContain('No properties found');
  expect(html).toContain('href="/fr/contact"');
  const english = renderExample(block, fixtures['no results'], 'en', '/en/properties');
  expect(english).toContain('No properties found');
  expect(english).toContain('href="/en/contact"');
});

test('a failure of core shows a message with a retry link', () => {
  const html = render('core is away', '/fr/proprietes?type=condo');
  expect(html).toContain('La recherche ne répond pas');
  expect(html).toMatch(/<a [^>]*href="\?type=condo" data-reload/);
});

test('a sold listing shows no price', () => {
  const html = render('sold and rent');
  const card = html.slice(html.indexOf('data-uls="104"'));
  expect(card.slice(0, card.indexOf('</article>'))).not.toMatch(/\d\s?\$/);
});
