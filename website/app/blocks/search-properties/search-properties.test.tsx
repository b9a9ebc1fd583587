import { searchProperties } from '@vitrine/contract/blocks/search-properties.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { finishBlock } from '../../page/finish-block.server.ts';
import { fixtures } from './search-properties.fixture.ts';
import { block } from './search-properties.tsx';
import '../every-block.server.ts';

/** Returns the server-rendered HTML of an example without line breaks. */
function render(name: string, address = '/fr/proprietes'): string {
  const [parsed] = parseBlocks(
    [fixtures[name]],
    () => searchProperties,
    ({ detail }) => expect.unreachable(detail),
  );
  if (!parsed) throw new Error(`There is no example called ${name}.`);
  const { fields, ...rest } = finishBlock(parsed, searchProperties, {
    locale: 'fr',
    asset: (url) => url,
    internalQuery: {},
    color: () => null,
    isDark: () => false,
    warn: (message) => expect.unreachable(message),
  });
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <LocaleProvider locale="fr">
        <block.Component {...rest} {...fields} isFirst />
      </LocaleProvider>
    </MemoryRouter>,
  );
}

test('the page is a form that leads to itself, with every filter under the name of the address', () => {
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

test('a filter is a tag, and its link leads to the search without it', () => {
  const html = render('default', '/fr/proprietes?mun=23027&type=condo');
  expect(html).toMatch(/href="\?mun=23027"[^>]*>.{0,60}Retirer .{0,20}Condos/);
  expect(html).toMatch(/href="\?type=condo"[^>]*>.{0,60}Retirer .{0,20}Québec/);
});

test('nothing found offers the contact page', () => {
  const html = render('no results');
  expect(html).toContain('Aucune propriété trouvée');
  expect(html).toContain('href="/fr/contact"');
});

test('core that is away is said, with a link that tries again', () => {
  const html = render('core is away', '/fr/proprietes?type=condo');
  expect(html).toContain('La recherche ne répond pas');
  expect(html).toMatch(/<a [^>]*href="\?type=condo" data-reload/);
});

test('a sold listing shows no price', () => {
  const html = render('sold and rent');
  const card = html.slice(html.indexOf('data-uls="104"'));
  expect(card.slice(0, card.indexOf('</article>'))).not.toMatch(/\d\s?\$/);
});
