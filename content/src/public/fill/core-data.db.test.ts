import type { IncomingMessage, ServerResponse } from 'node:http';
import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { Listing } from '@vitrine/contract/core/listing.ts';
import { pageResponse } from '@vitrine/contract/page.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ContentFixture, startContent, startCoreDouble } from '../../../test/content-fixture.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let content: ContentFixture;
let core: Awaited<ReturnType<typeof startCoreDouble>>;
/** The current behaviour of the core double. */
let answer: Answer;
let asked: { url: URL; headers: IncomingMessage['headers'] }[] = [];

/** Slug of a person of the test site. */
const knownBroker = 'camille-fontaine';
/** Slug of an office of the test site. */
const knownOffice = 'centre';

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const listing = (uls: string, locale: string): Listing => ({
  uls,
  type: locale === 'en' ? 'House' : 'Maison',
  address: locale === 'en' ? '1240 Des Érables Street, Montréal' : '1240, rue des Érables, Montréal',
  // The second listing is sold. The core double returns its price all the same, to test that no block shows it.
  price: 450_000,
  url: locale === 'en' ? `/properties/house-${uls}` : `/proprietes/maison-${uls}`,
  carousel_images: [],
  property_image: { url: '/resources/facade-001.webp', width: 1000 },
  specs: { bed: '3', bath: '0.0', area: '1 240 pi²' },
  badge: uls === '10000002' ? 'sold' : 'new',
  coords: [45.5, -73.5],
});

/** Answers like core when it works: two listings of a search, and every listing by its number except 99999999. */
const well: Answer = (request, response) => {
  const locale = request.headers['content-language'] ?? 'fr';
  const url = new URL(request.url ?? '', 'http://core');
  asked.push({ url, headers: request.headers });
  const uls = /\/property\/(\d+)$/.exec(url.pathname)?.[1];
  if (!uls) {
    const propertiesListing = [listing('10000001', locale), listing('10000002', locale)];
    return json(response, { data: { propertiesListing, total: 812 } });
  }
  if (uls === '99999999') return json(response, { type: 'x', title: 'x', status: 404 }, 404);
  const urls = { fr: `/proprietes/maison-${uls}`, en: `/properties/house-${uls}` };
  json(response, {
    data: {
      ...listing(uls, locale),
      urls,
      ...statusOf(uls),
      for_sale_for_rent: 'buy',
      description: { fr: 'Lumineuse.', en: uls === '10000005' ? '' : 'Bright.' },
      pictures: [
        {
          url: '/resources/facade-001.webp',
          width: 1440,
          height: 960,
          alt: 'Une façade',
          variants: [480, 1440].flatMap((width) =>
            ['avif', 'webp'].map((format) => ({
              url: `/resources/facade-001-${width}.${format}`,
              width,
              type: `image/${format}`,
            })),
          ),
        },
      ],
      broker: knownBroker,
      co_brokers: [knownBroker, 'nobody'],
      office: knownOffice,
      extra: 1,
    },
  });
};

const statusOf = (uls: string) =>
  ({ '10000002': { status: 'sold' }, '10000003': { status: 'off_market' }, '10000004': { status: 'gone' } })[uls] ?? {
    status: 'active',
  };

beforeAll(async () => {
  core = await startCoreDouble((request, response) => answer(request, response));
  content = await startContent('content_core_data', core.url);
  await content.importSite('1');
});
afterAll(async () => {
  await content.stop();
  await core.stop();
});

/** Starts every test with an empty cache. */
beforeEach(async () => {
  asked = [];
  answer = well;
  const { docs } = await content.payload.find({ collection: 'categories', limit: 1 });
  const generation = async () =>
    (await content.page('1', '/fr/vendre')).body.content.fields[0].block_params.core_data.failed;
  await content.payload.update({ collection: 'categories', id: Number(docs[0]?.id), data: { key: 'advice' } });
  await expect.poll(generation).toBeUndefined();
});

const away: [string, Answer][] = [
  ['hangs', () => {}],
  ['answers 500', (_, response) => json(response, {}, 500)],
  ['answers 401', (_, response) => json(response, {}, 401)],
  ['answers a text', (_, response) => response.end('hello')],
  [
    'answers listings of another shape',
    (_, response) => json(response, { data: { propertiesListing: [{}], total: 'x' } }),
  ],
  ['closes the connection', (request) => request.socket.destroy()],
  [
    'stops in the middle of its answer',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":');
    },
  ],
];

describe('a block of listings', () => {
  const block = async () => (await content.page('1', '/fr/vendre')).body.content.fields[0];

  test('is filled with cards, markers and the total, in both languages', async () => {
    const { fields, block_params } = await block();
    expect(fields.total).toBe(812);
    expect(fields.properties_repeater[0]).toMatchObject({
      block_type: 'property_listing_item',
      fields: {
        hover_id: '10000001',
        super_title: { content: { fr: 'Maison', en: 'House' } },
        main_title: { content: { fr: '450\u00a0000\u00a0$', en: '$450,000' } },
        sub_title: { content: { fr: '1240, rue des Érables', en: '1240 Des Érables Street' } },
        secondary_title: { content: { fr: 'Montréal', en: 'Montréal' } },
        link: { url: { fr: '/proprietes/maison-10000001', en: '/properties/house-10000001' } },
        tags_repeater: [{ fields: { name: { content: { fr: 'Nouveauté', en: 'New' } } } }],
      },
    });
    expect(fields.map_repeater[0]).toMatchObject({
      block_type: 'property_map_item',
      fields: {
        coords: [45.5, -73.5],
        hover_id: '10000001',
        popup_repeater: [{ block_type: 'property_map_popup_item' }],
      },
    });
    expect(block_params.core_data).toEqual({
      source: 'properties',
      query: { mun: ['66023', '23027'], open_house: true },
      limit: 2,
    });
  });

  test('shows no bath count of 0.0, and no price of a sold listing', async () => {
    const [first, sold] = (await block()).fields.properties_repeater;
    const icons = first.fields.list_items_repeater.map(
      (item: { fields: { icon: { type: string } } }) => item.fields.icon.type,
    );
    expect(icons).toEqual(['bed-double', 'maximize']);
    expect(sold.fields.main_title).toBeNull();
    expect(sold.fields.tags_repeater[0].fields.name.content.fr).toBe('Vendu');
  });

  test('is what the contract’s parser takes', async () => {
    const { body } = await content.page('1', '/fr/vendre');
    const problems: unknown[] = [];
    parseBlocks(pageResponse.parse(body).content.fields, findBlock, (problem) => problems.push(problem));
    expect(problems).toEqual([]);
  });

  test('asks core with the site’s key, in each language, with the block’s query', async () => {
    await content.page('1', '/en/sell');
    const [one] = asked;
    expect(asked.map(({ headers }) => headers['content-language']).sort()).toContain('en');
    expect(one?.headers['x-site-key']).toBe('site-key-of-site-1');
    expect(one?.url.pathname).toBe('/api/swc/m-1/properties');
    expect(one?.url.searchParams.getAll('mun')).toEqual(['66023', '23027']);
    expect(one?.url.searchParams.get('open_house')).toBe('1');
    expect(one?.url.searchParams.get('limit')).toBe('2');
  });

  test.each(away)(
    'marks the block as failed when core %s, answers the page, and caches nothing',
    async (_, behaviour) => {
      answer = behaviour;
      // An address that no earlier test has cached.
      const { status, headers, body } = await content.page('1', '/fr/vendre', {
        query: { variant: crypto.randomUUID() },
      });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.content.fields[0]).toMatchObject({
        block_params: { core_data: { source: 'properties', failed: true } },
        fields: { main_title: { content: { fr: 'Propriétés' } }, properties_repeater: [], map_repeater: [] },
      });
      expect(body.header.fields).toHaveLength(1);
    },
  );

  test('waits for core for a second', async () => {
    const abort = vi.spyOn(AbortController.prototype, 'abort');
    onTestFinished(() => abort.mockRestore());
    answer = () => undefined;
    await content.page('1', '/fr/vendre', { query: { variant: crypto.randomUUID() } });
    const late = expect.objectContaining({ message: 'There was no answer within 1000 ms' });
    expect(abort.mock.calls).toContainEqual([late]);
  });

  test('is complete again as soon as core answers', async () => {
    const query = { variant: crypto.randomUUID() };
    answer = (_, response) => json(response, {}, 500);
    expect(
      (await content.page('1', '/fr/vendre', { query })).body.content.fields[0].fields.properties_repeater,
    ).toEqual([]);
    answer = well;
    expect(
      (await content.page('1', '/fr/vendre', { query })).body.content.fields[0].fields.properties_repeater,
    ).toHaveLength(2);
  });
});

describe('every block that names a source', () => {
  // A different address each time, which is not cached.
  const blocks = async () =>
    (await content.page('1', '/fr/choix', { query: { variant: crypto.randomUUID() } })).body.content.fields;
  const typesIn = (items: { block_type: string }[]) => items.map(({ block_type }) => block_type);

  test('is filled with the items that its repeaters hold; items of other types stay', async () => {
    const [slider, featured] = await blocks();
    expect(slider.fields.total).toBe(812);
    expect(slider.fields).not.toHaveProperty('map_repeater');
    expect(typesIn(slider.fields.properties_repeater)).toEqual([
      'property_listing_item',
      'property_listing_item',
      'property_cta_item',
    ]);
    expect(slider.fields.properties_repeater[0].fields.hover_id).toBe('10000001');
    expect(typesIn(featured.fields.properties_repeater)).toEqual(['featured_property_item', 'featured_property_item']);
    expect(featured.fields.properties_repeater[0].fields).toMatchObject({
      main_title: { content: { fr: '450\u00a0000\u00a0$' } },
      bg_media: { media: { fr: { url: '/resources/facade-001.webp' } } },
    });
  });

  test('shows what is sold where it is about what is sold, without a price', async () => {
    const { fields } = (await blocks())[2];
    expect(asked.some(({ url }) => url.searchParams.get('status') === 'sold')).toBe(true);
    expect(fields.map_repeater.map((item: { fields: { hover_id: string } }) => item.fields.hover_id)).toEqual([
      '10000002',
    ]);
    expect(JSON.stringify(fields)).not.toMatch(/450/);
  });

  test('may show the offices of the site on its map', async () => {
    const { fields } = (await blocks())[3];
    expect(fields.markers_repeater).toMatchObject([
      {
        block_type: 'map_marker_item',
        fields: {
          coords: [45.5, -73.57],
          main_title: { content: { fr: 'Bureau du centre', en: 'Downtown office' } },
          description: { content: { fr: '1, rue Haute\nMontréal\u2002H1H 1H1' } },
          cta: { text: { fr: '514 555-0100' }, url: { fr: 'tel:+15145550100' } },
        },
      },
    ]);
  });

  test('is marked as failed when core is unavailable, each block by itself', async () => {
    answer = (_, response) => json(response, {}, 500);
    const { body } = await content.page('1', '/fr/choix', { query: { variant: crypto.randomUUID() } });
    const failed = body.content.fields.map(
      ({ block_params }: { block_params: { core_data?: { failed?: boolean } } }) => block_params.core_data?.failed,
    );
    expect(failed).toEqual([true, true, true, undefined, undefined]);
    expect(typesIn(body.content.fields[0].fields.properties_repeater)).toEqual([]);
  });
});

describe('the page of a listing', () => {
  test('is made of the whole listing that core gives', async () => {
    const { status, body } = await content.page('1', '/fr/proprietes/maison-10000001');
    expect(status).toBe(200);
    expect(body.content.fields).toMatchObject([
      { block_type: 'property_detail_block', block_params: { core_data: { listing: { uls: '10000001', extra: 1 } } } },
    ]);
    const title = 'Maison à vendre, 1240, rue des Érables, Montréal';
    expect(body.title).toEqual({ fr: `${title} | 10000001` });
    expect(body.seo.fr.facebook.og_title).toBe(title);
    expect(body.seo.fr.global.og_description).toBe('Lumineuse.');
    expect(body.alternate_paths).toEqual([
      { locale: 'fr', path: '/fr/proprietes/maison-10000001' },
      { locale: 'en', path: '/en/properties/house-10000001' },
    ]);
  });

  test('says who its brokers are, whom core knows by slug alone', async () => {
    const { body } = await content.page('1', '/fr/proprietes/maison-10000001');
    const { broker_card } = body.content.fields[0].block_params.core_data.listing;
    expect(broker_card).toMatchObject({
      name: 'Camille Fontaine',
      job_title: { fr: 'Courtière immobilière' },
      licence_number: 'Z1234',
      licence_name: 'Marie-Camille Fontaine',
      phone: '514 555-0101',
      portrait: { url: '/resources/portrait-001.webp' },
    });
    const { co_broker_cards } = body.content.fields[0].block_params.core_data.listing;
    expect(co_broker_cards).toMatchObject([
      { slug: knownBroker, card: { name: 'Camille Fontaine' } },
      { slug: 'nobody', card: null },
    ]);
  });

  test('says which office it is of, unless that is a draft', async () => {
    const office = async () =>
      (await content.page('1', '/fr/proprietes/maison-10000001')).body.content.fields[0].block_params.core_data.listing
        .office_card;
    expect(await office()).toMatchObject({
      name: { fr: 'Bureau du centre', en: 'Downtown office' },
      address: { fr: expect.stringMatching(/^1, rue Haute\nMontréal/) },
    });
    const where = { slug: { equals: knownOffice } };
    await content.payload.update({ collection: 'offices', where, data: { is_draft: true } });
    await expect.poll(office).toBeNull();
    await content.payload.update({ collection: 'offices', where, data: { is_draft: false } });
  });

  test('redirects other words before the number to the right address', async () => {
    for (const path of ['/fr/proprietes/autre-chose-10000001', '/fr/proprietes/10000001']) {
      expect(await content.page('1', path)).toMatchObject({
        status: 301,
        body: { location: '/fr/proprietes/maison-10000001' },
      });
    }
    for (const path of ['/en/properties/maison-10000001', '/en/proprietes/maison-10000001']) {
      expect(await content.page('1', path)).toMatchObject({
        status: 301,
        body: { location: '/en/properties/house-10000001' },
      });
    }
  });

  test('redirects to the address that the listing has now, also after it has changed', async () => {
    const location = async () => (await content.page('1', '/fr/proprietes/autre-chose-10000007')).body.location;
    expect(await location()).toBe('/fr/proprietes/maison-10000007');
    // The source hides the street, which stood in the address.
    answer = (_, response) => {
      const urls = { fr: '/proprietes/sans-rue-10000007', en: '/properties/without-street-10000007' };
      json(response, { data: { ...listing('10000007', 'fr'), urls, status: 'active', for_sale_for_rent: 'buy' } });
    };
    await expect.poll(location).toBe('/fr/proprietes/sans-rue-10000007');
  });

  test('gives social networks a picture drawn for them, described in words', async () => {
    const { body } = await content.page('1', '/fr/proprietes/maison-10000001');
    expect(body.seo.fr.facebook.og_image).toEqual({
      url: expect.stringMatching(/^\/resources\/social\/1\/fr-10000001-[0-9a-f]{16}\.jpg$/),
      ...{ type: 'image/jpeg', width: 1200, height: 630 },
      alt: expect.stringContaining('Montréal'),
    });
    expect(body.seo.fr.twitter.og_image).toBe(body.seo.fr.facebook.og_image.url);
    expect(body.seo.en.facebook.og_image).toBeUndefined();
  });

  test('keeps what the pictures say for those who do not see them', async () => {
    const { body } = await content.page('1', '/fr/proprietes/maison-10000001');
    expect(body.content.fields[0].block_params.core_data.listing.pictures[0].alt).toBe('Une façade');
  });

  test('has a description for search engines also where the broker wrote none', async () => {
    const { body } = await content.page('1', '/en/properties/house-10000005');
    expect(body.seo.en.global.og_description).toMatch(/^House for sale, 1240 Des Érables Street, Montréal\. Pictures/);
  });

  test('says in its title that the listing is sold, and is kept from search engines', async () => {
    const { body } = await content.page('1', '/fr/proprietes/maison-10000002');
    expect(body.title.fr).toMatch(/^Vendu\u00a0: Maison.* \| 10000002$/);
    expect(body.seo.fr.robots_index_rule).toBe('noindex');
  });

  test.each([
    ['left the market', '10000003', 200],
    ['is gone', '10000004', 410],
  ])('that %s says so, is kept from search engines and answers %s with %i', async (_, uls, expected) => {
    const { status, body } = await content.page('1', `/en/properties/house-${uls}`);
    expect(status).toBe(expected);
    expect(body.title.en).toMatch(/^Off the market: House, 1240 Des Érables Street, Montréal \| \d{8}$/);
    expect(body.seo.en).toMatchObject({ robots_index_rule: 'noindex' });
    expect(body.content.fields[0].block_type).toBe('property_detail_block');
    expect((await content.page('1', `/en/properties/other-words-${uls}`)).status).toBe(301);
  });

  test('is fetched from core again after two seconds, so that a sold listing disappears', async () => {
    const path = '/fr/proprietes/maison-10000006';
    const questions = async () => {
      asked = [];
      await content.page('1', path);
      return asked.length;
    };
    await questions();
    await expect.poll(questions).toBe(0);
    const later = performance.now() + 2001;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await questions()).toBe(1);
  });

  test('that core does not know is 404', async () => {
    expect((await content.page('1', '/fr/proprietes/maison-99999999')).status).toBe(404);
  });

  test.each(away.slice(0, 2))('stands without its listing when core %s', async (_, behaviour) => {
    answer = behaviour;
    const { status, headers, body } = await content.page('1', '/fr/proprietes/maison-10000077');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.content.fields[0].block_params.core_data).toEqual({ source: 'properties', failed: true });
    expect(body.seo.fr.robots_index_rule).toBe('noindex');
  });
});

test('The demo page shows a listing of core, and leaves it out when core is unavailable.', async () => {
  const detail = async () => {
    const { blocks } = await (await content.call('/api/development/demo-page')).json();
    const block = blocks.find(({ block_type }: { block_type: string }) => block_type === 'property_detail_block');
    return block.block_params.core_data;
  };
  expect(await detail()).toMatchObject({ listing: { uls: '10000001' } });
  answer = (_, response) => json(response, {}, 500);
  expect(await detail()).toEqual({ source: 'properties', failed: true });
});
