import { expect, test } from 'vitest';
import { renderExample } from '../test-example.tsx';
import { fixtures } from './search-properties.fixture.ts';
import { block } from './search-properties.tsx';

const render = (name: string, address = '/fr/proprietes'): string =>
  renderExample(block, fixtures[name], 'fr', address);

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
  expect(html).toMatch(/<a [^>]*href="\?page=2"[^>]*rel="next"/);
});

test('a filter is a tag that links to the search without it', () => {
  const html = render('default', '/fr/proprietes?mun=23027&type=condo');
  expect(html).toMatch(/href="\?mun=23027"[^>]*>.{0,60}Retirer .{0,20}Condos/);
  expect(html).toMatch(/href="\?type=condo"[^>]*>.{0,60}Retirer .{0,20}Québec/);
});

test('an empty result links to the contact page', () => {
  const html = render('no results');
  expect(html).toContain('Aucune propriété trouvée');
  expect(html).toContain('href="/fr/contact"');
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
