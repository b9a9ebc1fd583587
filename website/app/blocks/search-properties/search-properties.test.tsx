import { factKeys } from '@vitrine/contract/core/fact-filters.ts';
// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { finishExample } from '../../block-framework/fixtures/test-finish-example.ts';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { TestAddress } from '../../navigation/test-address.tsx';
import { type Rendered, render } from '../../test-render.tsx';
import { fixtures } from './search-properties.fixture.ts';
import { block } from './search-properties.tsx';

const htmlOf = (name: string, address = '/fr/proprietes'): string =>
  renderExample(block, fixtures[name], 'fr', address);

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('the page is a form to itself, with every filter under its name in the address', () => {
  const html = htmlOf('default');
  expect(html).toContain('action="/fr/proprietes"');
  const names = new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
  expect([...names].sort()).toEqual(
    [
      ...factKeys,
      'bathrooms',
      'bedrooms',
      'forSaleForRent',
      'mun',
      'open_house',
      'order_by',
      'price_max',
      'price_min',
      'q',
      'q_dialog',
      'type',
    ].sort(),
  );
});

test('the next page is a link that keeps the filters', () => {
  const html = htmlOf('default', '/fr/proprietes');
  expect(parse(html).querySelector('a[rel=next]')?.getAttribute('href')).toBe('?page=2');
});

test('a filter is a tag that links to the search without it', () => {
  const html = htmlOf('default', '/fr/proprietes?mun=23027&type=condo');
  expect(html).toMatch(/href="\?mun=23027"[^>]*>.{0,60}Retirer .{0,20}Condos/);
  expect(html).toMatch(/href="\?type=condo"[^>]*>.{0,60}Retirer .{0,20}Québec/);
});

test('filters by facts are tags in words, each of which leads to the search without it', () => {
  const page = parse(htmlOf('default', '/fr/proprietes?year_min=1990&year_max=2010&pool=1&open_house=weekend'));
  const tags = [...page.querySelectorAll('[aria-label="Critères actifs"] a')].map((tag) => [
    tag.textContent?.replace('Retirer ', ''),
    tag.getAttribute('href'),
  ]);
  expect(tags).toEqual([
    ['Visite libre cette fin de semaine', '?year_min=1990&year_max=2010&pool=1'],
    ['Construction\u00a0: 1990 à 2010', '?open_house=weekend&pool=1'],
    ['Piscine', '?open_house=weekend&year_min=1990&year_max=2010'],
  ]);
});

test('a broker and an office are tags with their names, and stay when the form is sent without a script', () => {
  const html = htmlOf('of a broker and an office', '/fr/proprietes?broker=maude-gagnon&office=plateau');
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
  const html = htmlOf('with a page of alerts', `/fr/proprietes?${query}`);
  expect(html).toContain(`href="/fr/acheter?${kept}#property_alert"`);
  expect(html).toContain('Créez une alerte avec ces critères');
});

test('a search offers one way to an alert: the short form where it is enough, and the link without scripts', () => {
  const offersOf = (query: string) => {
    const html = htmlOf('with a page of alerts', `/fr/proprietes?${query}`);
    return {
      hasForm: html.includes('Recevoir les nouveautés par courriel'),
      isHidden: html.includes('withoutScripts'),
    };
  };
  expect(offersOf('mun=23027')).toEqual({ hasForm: true, isHidden: true });
  expect(offersOf('type=condo')).toEqual({ hasForm: false, isHidden: false });
});

test.each([
  ['a search without filters', 'with a page of alerts', ''],
  ['a search for rent', 'with a page of alerts', '?mun=23027&forSaleForRent=rent'],
  ['a search by open houses alone', 'with a page of alerts', '?open_house=1'],
  ['a site without a page of alerts', 'default', '?mun=23027'],
])('%s leads to no form of alerts', (_, example, query) => {
  expect(htmlOf(example, `/fr/proprietes${query}`)).not.toContain('Créez une alerte');
});

test('an empty result links to the contact page', () => {
  const html = htmlOf('no results');
  expect(html).toContain('Aucune propriété trouvée');
  expect(html).toContain('Élargissez vos critères');
  expect(renderExample(block, fixtures['no results'], 'en', '/en/properties')).toContain('No properties found');
  expect(html).toContain('href="/fr/contact"');
  const english = renderExample(block, fixtures['no results'], 'en', '/en/properties');
  expect(english).toContain('No properties found');
  expect(english).toContain('href="/en/contact"');
});

test('a failure of core shows a message with a retry link', () => {
  const html = htmlOf('core is away', '/fr/proprietes?type=condo');
  expect(html).toContain('La recherche ne répond pas');
  expect(html).toMatch(/<a [^>]*href="\?type=condo" data-reload/);
});

test('a sold listing shows no price', () => {
  const html = htmlOf('sold and rent');
  const card = html.slice(html.indexOf('data-uls="104"'));
  expect(card.slice(0, card.indexOf('</article>'))).not.toMatch(/\d\s?\$/);
});

describe('the heading of the search', () => {
  const nothing = () => undefined;

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = nothing;
        unobserve = nothing;
        disconnect = nothing;
      },
    );
    vi.stubGlobal('fetch', async () => Response.json({ data: { propertiesListing: [], total: 0 } }));
  });
  afterEach(() => {
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  /** Shows the search at an address whose data have this title. */
  async function show(address: string, title: string | null): Promise<Rendered> {
    const { default: example } = fixtures;
    if (!example) throw new Error('There is no example.');
    const { fields, data } = finishExample(example, 'fr');
    return render(
      <TestAddress address={address}>
        <LocaleProvider locale="fr">
          <block.Component {...fields} data={{ ...Object(data), title }} isFirst />
        </LocaleProvider>
      </TestAddress>,
    );
  }
  const headingOf = ({ getByRole }: Rendered) => getByRole('heading', { level: 1 }).textContent;

  test('is the title that the server gave the search of the address', async () => {
    expect(headingOf(await show('/fr/proprietes?type=condo', 'Condos à Québec'))).toBe('Condos à Québec');
  });

  test('is the title of staff for a search that has none', async () => {
    expect(headingOf(await show('/fr/proprietes', null))).toBe('Propriétés à vendre et à louer');
  });

  test('is the title of staff again once the visitor removes the filter', async () => {
    const page = await show('/fr/proprietes?type=condo', 'Condos à Québec');
    await act(async () => page.getByRole('link', { name: /^Retirer/ }).click());
    await act(() => vi.dynamicImportSettled());
    expect(headingOf(page)).toBe('Propriétés à vendre et à louer');
  });
});
