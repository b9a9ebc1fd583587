import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import { startTestServices } from '../page/test-services.ts';

let isCoreDown = false;
const located = [
  {
    uls: '28123456',
    type: 'Maison',
    address: '12, rue du Lac, Magog',
    url: '/proprietes/maison-28123456',
    coords: null,
  },
];
const filters = {
  municipalities: [{ MUN_CODE: '45072', DESCRIPTION: 'Magog', listings_count: 3 }],
  property_types: [],
};

startTestServices((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://service');
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (isCoreDown && pathname.startsWith('/api/swc/')) return json(503, {});
  if (pathname.endsWith('/search-filters')) return json(200, { data: filters });
  if (pathname.endsWith('/located-listings')) {
    return json(200, { data: searchParams.get('text') === '28123456' ? located : [] });
  }
  return json(200, { content: {}, title: { fr: 'Propriétés' }, microsite_id: `m-${isCoreDown}`, site_key: 'the-key' });
});

let redirectOfPhrase: typeof import('./redirect-phrase.server.ts').redirectOfPhrase;
beforeAll(async () => {
  ({ redirectOfPhrase } = await import('./redirect-phrase.server.ts'));
});
beforeEach(() => {
  isCoreDown = false;
});
const redirect = (address: string, hostname = 'www.example.ca') =>
  redirectOfPhrase({ url: new URL(address, 'https://www.example.ca'), context: { ...contextOf(), hostname } });

test('a phrase leads to the address of its filters, with the fields of the form around it and without those of an older list', async () => {
  expect(await redirect('/fr/proprietes?q=chalet+Magog+sauna&forSaleForRent=buy&type=&price_max=&page=4')).toBe(
    '/fr/proprietes?mun=45072&type=chalet&forSaleForRent=buy&words=sauna',
  );
  // The form of the list page sends the field of its bar and that of its dialog.
  expect(await redirect('/fr/proprietes?q=&q_dialog=chalet')).toBe('/fr/proprietes?type=chalet');
  expect(await redirect('/en/properties/?q=cottage&variant=7')).toBe('/en/properties?variant=7&type=chalet');
});

test('a phrase that says nothing leads to the whole search, and a listing number to the page of the listing', async () => {
  expect(await redirect('/fr/proprietes?q=je+cherche')).toBe('/fr/proprietes?reset_filters=true');
  expect(await redirect('/fr/proprietes?q=28123456')).toBe('/fr/proprietes/maison-28123456');
});

test('no phrase, another page and a core that does not answer lead nowhere else', async () => {
  isCoreDown = true;
  expect(await redirect('/fr/proprietes?q=Magog', 'down.example.ca')).toBeNull();
  for (const address of ['/fr/proprietes?q=', '/fr/proprietes', '/fr/blogue?q=Magog', '/?q=Magog'])
    expect(await redirect(address)).toBeNull();
});
