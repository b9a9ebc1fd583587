import { describe, expect, test } from 'vitest';
import type { DescribedPage } from '../../block-framework/definition/define-block-server.ts';
import { finishExample } from '../../block-framework/fixtures/test-finish-example.ts';
import { textsOf } from '../../locale/define-texts.ts';
import { type Thing, writeJsonLd } from '../../site/schema-org.ts';
import { fixtures } from './property-detail.fixture.ts';
import { readProperty, server } from './property-detail.server.ts';
import type { PropertyDetailData } from './property-detail-data.ts';
import { texts } from './texts.ts';

const context = {
  locale: 'fr' as const,
  asset: (url: string) => `http://assets${url}`,
  warn: (message: string) => expect.unreachable(message),
};
const raw = (name: string): object => {
  const listing = fixtures[name]?.block_params?.core_data;
  if (typeof listing !== 'object' || listing === null || !('listing' in listing))
    throw new Error(`No listing: ${name}`);
  return Object(listing.listing);
};

/** Returns the data of an example with some values of its listing changed. */
const detailOf = (name: string, changed: object = {}, locale: 'fr' | 'en' = 'fr'): PropertyDetailData => {
  const detail = readProperty({ ...raw(name), ...changed }, { ...context, locale });
  if (!detail) throw new Error('It cannot be read.');
  return detail;
};
const fact = (detail: PropertyDetailData, wanted: string) => detail.facts.find(({ name }) => name === wanted)?.value;

describe('the page of a listing', () => {
  test('shows its facts in the units and words of the language, with the other unit', () => {
    expect(fact(detailOf('default'), 'living')).toBe('1\u00a0820\u00a0pi² (169\u00a0m²)');
    expect(fact(detailOf('default', {}, 'en'), 'living')).toBe('1,820\u00a0ft² (169\u00a0m²)');
    expect(fact(detailOf('a shop'), 'living')).toBe('169\u00a0m² (1\u00a0819\u00a0pi²)');
    expect(fact(detailOf('land, about there'), 'lot')).toBe('412\u00a0000\u00a0pi² (3,8\u00a0ha)');
    expect(fact(detailOf('default'), 'year')).toBe('1927');
  });

  test.each([
    ['fr', 'Dimanche 22 novembre, de 14\u00a0h à 16\u00a0h'],
    ['en', 'Sunday, November 22, 2:00\u00a0p.m. to 4:00\u00a0p.m.'],
  ] as const)('says in %s when it can be visited, on the clocks of Québec', (locale, text) => {
    expect(detailOf('default', {}, locale).openHouses[0]?.text).toBe(text);
  });

  test('the licence of the broker stands beside the title', () => {
    const card = {
      ...Object(Object(raw('default')).broker_card),
      licence_number: 'Z1234',
      licence_name: 'Marie-Maude Tessier',
    };
    const title = (more: object) => detailOf('default', { broker_card: { ...card, ...more } }).broker?.title;
    expect(title({})).toBe('Courtière immobilière résidentielle, permis Z1234 au nom de Marie-Maude Tessier');
    expect(title({ licence_number: null, licence_name: null })).toBe('Courtière immobilière résidentielle');
  });

  test('says when it was last brought up to date with its source, also when sold, and nothing of a listing without one', () => {
    const refreshed_at = '2026-11-26T14:05:00Z';
    expect(detailOf('default', { refreshed_at }).refreshed).toEqual({
      text: '26 novembre 2026 à 9\u00a0h\u00a005',
      date: refreshed_at,
    });
    expect(detailOf('default', { refreshed_at }, 'en').refreshed?.text).toMatch(/^November 26, 2026 at 9:05/);
    expect(detailOf('default', { refreshed_at, status: 'sold' }).refreshed).not.toBeNull();
    expect(detailOf('default', { refreshed_at, status: 'off_market' }).refreshed).toBeNull();
    expect(detailOf('default').refreshed).toBeNull();
  });

  test('formats half hours', () => {
    expect(detailOf('everything').openHouses[1]?.text).toBe('Dimanche 22 novembre, de 14\u00a0h\u00a030 à 16\u00a0h');
  });

  test('shows costs by the month and the year, and rooms in both units', () => {
    const tables = detailOf('everything').tables;
    expect(tables.map(({ name, columns }) => [name, columns])).toEqual([
      ['costs', ['Dépense', 'Par mois', 'Par année']],
      ['rooms', ['Pièce', 'Étage', 'Dimensions']],
    ]);
    expect(tables[0]?.rows[0]).toEqual(['Taxes municipales (2026)', '534,33\u00a0$', '6\u00a0412\u00a0$']);
    expect(tables[0]?.rows[2]).toEqual(['Frais de copropriété', '310,50\u00a0$', '3\u00a0726\u00a0$']);
    expect(tables[1]?.rows[1]).toEqual([
      'Cuisine',
      'Rez-de-chaussée',
      '3,66\u00a0×\u00a03,05\u00a0m (12′\u00a00″\u00a0×\u00a010′\u00a00″)',
    ]);
    expect(tables[1]?.rows[2]?.[1]).toBe('2ᵉ étage');
    expect(detailOf('everything', {}, 'en').tables[1]?.rows[2]?.slice(0, 2)).toEqual(['Primary bedroom', '2nd floor']);
    expect(fact(detailOf('everything'), 'garage')).toBe('Oui');
    expect(fact(detailOf('everything'), 'pool')).toBeUndefined();
  });

  test('shows the fees of a co-ownership by the month, the year and the square foot, where they are stated', () => {
    const fees = { month: '311\u00a0$', year: '3\u00a0726\u00a0$', squareFoot: '0,17\u00a0$' };
    expect(detailOf('everything').coOwnership).toEqual(fees);
    expect(detailOf('everything', { living_area: 1820 / 10.7639, area_unit: 'sqm' }).coOwnership).toEqual(fees);
    expect(detailOf('everything', { living_area: null }).coOwnership?.squareFoot).toBe('');
    expect(detailOf('everything', { status: 'sold' }).coOwnership).toBeNull();
    expect(detailOf('default').coOwnership).toBeNull();
  });

  test('says what the sale includes, in the other language with its lang', () => {
    expect(detailOf('everything', {}, 'en').notes).toEqual([
      { title: 'Inclusions', text: 'Dishwasher, blinds, light fixtures.', lang: null },
      { title: 'Exclusions', text: 'Lustre de la salle à manger.', lang: 'fr' },
    ]);
  });

  test('shows dwellings with their rents, but no amounts once it is sold', () => {
    const rents = (changed: object) => JSON.stringify(detailOf('a triplex with its rents', changed).tables);
    expect(rents({})).toContain('1\u00a0850\u00a0$');
    expect(rents({ status: 'sold' })).not.toContain('$');
    expect(rents({ badge: 'sold' })).toContain('Logement 2');
    expect(rents({ status: 'off_market' })).toBe('[]');
  });

  test.each(['land, about there', 'a shop'])('leaves the bedrooms of %s away', (name) => {
    const detail = detailOf(name);
    expect(detail.summary.specs.bed).toBe('');
    expect(fact(detail, 'bedrooms')).toBeUndefined();
  });

  test('is reported to its source while it is on offer, when the source asks for it', () => {
    const { uls } = detailOf('default').summary;
    expect(detailOf('default').reported).toBeNull();
    expect(detailOf('default', { reports: 'with-consent' }).reported).toEqual({ uls, needsConsent: true });
    expect(detailOf('default', { reports: 'always' }).reported).toEqual({ uls, needsConsent: false });
    expect(detailOf('default', { reports: 'always', status: 'sold' }).reported).toBeNull();
  });

  test('can be saved as it is shown: without a price once it has left the market, and not at all once its page is gone', () => {
    const { uls } = detailOf('default').summary;
    const savedAs = (changed: object) => detailOf('default', { price: 450_000, ...changed }).favourite;
    expect(savedAs({})).toEqual({ uls, status: 'active', price: 450_000 });
    expect(savedAs({ has_conditional_offer: true })).toEqual({ uls, status: 'conditional', price: 450_000 });
    expect(savedAs({ status: 'sold' })).toEqual({ uls, status: 'sold', price: null });
    expect(savedAs({ status: 'off_market' })).toEqual({ uls, status: 'off_market', price: null });
    expect(savedAs({ status: 'gone' })).toBeNull();
  });

  test('describes its pictures', () => {
    expect(detailOf('default').pictures[1]?.alt).toBe('Salon aux moulures d’origine');
  });

  test('shows without coordinates', () => {
    expect(detailOf('nobody knows where it is').place).toBeNull();
    expect(detailOf('everything').place).toEqual({ coords: [45.5305, -73.5787], isApproximate: true });
  });

  test('falls back to the description in the other language, with its lang', () => {
    const french = detailOf('described in the other language alone');
    expect(french.description).toMatchObject({
      lang: 'en',
      paragraphs: [expect.stringMatching(/^Behind its stone/), {}],
    });
    const english = detailOf('described in the other language alone', {}, 'en');
    expect(english.description.lang).toBeNull();
    expect(detailOf('default', { description: { fr: '', en: '' } }).description).toEqual({
      lang: null,
      paragraphs: [],
    });
  });

  test('links to the search for similar listings', () => {
    expect(detailOf('default').breadcrumbs.map(({ name }) => name)).toEqual([
      'Accueil',
      'Propriétés',
      'Montréal',
      'Maison en rangée à vendre',
    ]);
    expect(detailOf('default').searchHref).toBe('/fr/proprietes?mun=66023&type=maison&forSaleForRent=buy');
  });

  test('links to neither search nor areas on a site without a search', () => {
    const detail = readProperty({ ...raw('everything') }, { ...context, hasSearch: false });
    expect(detail?.breadcrumbs).toEqual([{ name: 'Accueil', href: '/fr' }]);
    expect([detail?.searchHref, detail?.broker?.listingsHref, detail?.office?.listingsHref]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('has the pages of its areas above it, from a core that names them', () => {
    const municipality = { MUN_CODE: '66023', DESCRIPTION: 'Montréal', slug: 'montreal' };
    expect(detailOf('default', { municipality }).breadcrumbs).toEqual([
      { name: 'Accueil', href: '/fr' },
      { name: 'À vendre', href: '/fr/a-vendre' },
      { name: 'Montréal', href: '/fr/a-vendre/montreal' },
      { name: 'Maison en rangée à vendre', href: '/fr/a-vendre/montreal/maisons' },
    ]);
    expect(detailOf('default', { municipality }, 'en').breadcrumbs.at(-1)?.href).toBe('/en/for-sale/montreal/houses');
    expect(detailOf('default', { municipality }).searchHref).toBe(detailOf('default').searchHref);
  });

  test('a listing in a borough leads to its areas, within those of the municipality', () => {
    const given = {
      municipality: { MUN_CODE: '66023', DESCRIPTION: 'Montréal', slug: 'montreal' },
      borough: { MUN_CODE: '66023_verdun', DESCRIPTION: 'Verdun', slug: 'verdun' },
    };
    expect(detailOf('default', given).breadcrumbs.slice(2)).toEqual([
      { name: 'Montréal', href: '/fr/a-vendre/montreal' },
      { name: 'Verdun', href: '/fr/a-vendre/montreal/verdun' },
      { name: expect.any(String), href: '/fr/a-vendre/montreal/verdun/maisons' },
    ]);
  });

  test('a sold listing says so in its breadcrumb', () => {
    expect(detailOf('sold, inverted').breadcrumbs.at(-1)?.name).toMatch(/, vendu$/);
  });

  test.each(['sold, inverted', 'off the market'])('%s is no longer called for sale in its breadcrumb', (name) => {
    const municipality = { MUN_CODE: '66023', DESCRIPTION: 'Montréal', slug: 'montreal' };
    for (const changed of [{}, { municipality }]) {
      const { breadcrumbs } = detailOf(name, changed);
      expect(breadcrumbs.map((crumb) => crumb.name)).toEqual([
        'Accueil',
        'Propriétés',
        'Montréal',
        expect.not.stringMatching(/à vendre|à louer/),
      ]);
    }
  });

  test.each([
    ['default', { price: 1_249_000, propertyType: 'Residential', usualPayment: '6\u00a0099\u00a0$' }],
    ['a shop', { price: 1_249_000, propertyType: 'Commercial', usualPayment: '4\u00a0955\u00a0$' }],
    ['a rent with little known of it', null],
    ['sold, inverted', null],
    ['off the market', null],
  ])('of %s is estimated on %j', (name, mortgage) => {
    expect(detailOf(name).mortgage).toEqual(mortgage);
  });

  test('links the phone number of its broker', () => {
    expect(detailOf('default').broker).toMatchObject({ phone: '514 555-0126', phoneHref: 'tel:+15145550126' });
  });

  test.each([
    ['fr', '4200, rue Saint-Denis\nMontréal H2J 2K8', '/fr/proprietes?office=plateau'],
    ['en', '4200 Saint-Denis Street\nMontréal H2J 2K8', '/en/properties?office=plateau'],
  ] as const)('shows its office in %s, which the site has', (locale, address, listingsHref) => {
    const shown = { name: 'Boréale Plateau', address, phoneHref: 'tel:+15145550170', listingsHref };
    expect(detailOf('everything', {}, locale).office).toMatchObject(shown);
    expect(detailOf('everything', { office_card: null }, locale).office).toBeNull();
    expect(detailOf('default', {}, locale).office).toBeNull();
  });

  test('names the brokers who share it after its own, and none whom the site does not show', () => {
    const card = { name: 'Olivier Marchand', phone: '514 555-0127' };
    const co_broker_cards = [
      { slug: 'olivier-marchand', card },
      { slug: 'nobody', card: null },
    ];
    expect(detailOf('default', { co_broker_cards }).coBrokers).toMatchObject([
      { slug: 'olivier-marchand', name: 'Olivier Marchand', phoneHref: 'tel:+15145550127' },
    ]);
    expect(detailOf('default').coBrokers).toEqual([]);
  });

  test('is never among its similar listings', () => {
    const [first] = detailOf('default').similar;
    const own = { ...Object(raw('default')).similar[0], uls: '20145678' };
    expect(detailOf('default', { similar: [own, Object(raw('default')).similar[0]] }).similar).toEqual([first]);
  });

  test('leaves out only the unreadable similar listing', () => {
    const { similar } = Object(raw('default'));
    expect(detailOf('default', { similar: [{ uls: 1 }, ...similar] }).similar).toEqual(detailOf('default').similar);
  });

  test('is not shown, with a warning, when its data is invalid', () => {
    const warnings: string[] = [];
    const detail = readProperty({ uls: 4 }, { ...context, warn: (message) => warnings.push(message) });
    expect(detail).toBeNull();
    expect(warnings[0]).toContain('The listing cannot be read');
  });
});

describe('a listing that is not on offer', () => {
  /** Returns the data as JSON without the separators between digits. */
  const bare = (detail: PropertyDetailData) =>
    JSON.stringify(detail).replace(/(?<=\d)[\s,.'’\u00a0\u202f]+(?=\d)/g, '');

  test.each(['sold, inverted', 'off the market', 'gone, nothing like it, inverted'])(
    'never shows its price, to people or to machines: %s',
    (name) => {
      const detail = detailOf(name, { price: 458_700, similar: [], open_houses: Object(raw('default')).open_houses });
      expect(detail.summary.price).toBe('');
      expect(detail.openHouses).toEqual([]);
      expect(bare(detail)).not.toContain('458700');
    },
  );

  test('is sold when its status or its badge is sold', () => {
    for (const changed of [{ status: 'sold' }, { badge: 'sold' }])
      expect(detailOf('default', changed)).toMatchObject({ status: 'sold', summary: { price: '', badge: 'sold' } });
  });
});

describe('the structured data', () => {
  const page: DescribedPage = {
    locale: 'fr',
    url: 'https://site.invalid/fr/proprietes/maison',
    title: '',
    description: null,
    publisher: null,
    agent: { '@id': 'https://site.invalid/#agent' },
  };
  const graph = (...given: Parameters<typeof detailOf>): Thing[] => {
    const { default: example } = fixtures;
    expect.assert(example);
    const block = { ...finishExample(example, 'fr'), data: detailOf(...given) };
    return server.structuredData?.(block, page).things ?? [];
  };

  test('of a listing for sale has its location, its type and its price', () => {
    expect(graph('default')).toMatchObject([
      {
        '@type': 'RealEstateListing',
        url: 'https://site.invalid/fr/proprietes/maison-en-rangee-4318-rue-fabre-montreal-20145678',
        name: 'Maison en rangée, 4318, rue Fabre, Montréal',
        inLanguage: 'fr-CA',
        datePosted: '2026-10-29T13:00:00Z',
        image: { length: 7, 0: 'http://assets/resources/facade-004.webp' },
        about: {
          '@type': 'SingleFamilyResidence',
          address: { streetAddress: '4318, rue Fabre', addressLocality: 'Montréal', postalCode: 'H2J 3T6' },
          geo: { latitude: 45.5305, longitude: -73.5787 },
          numberOfBedrooms: 4,
          floorSize: { value: 1820, unitCode: 'FTK' },
        },
        offers: { '@type': 'Offer', price: 1_249_000, priceCurrency: 'CAD', seller: { name: 'Maude Tessier-Lavoie' } },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Accueil', item: 'https://site.invalid/fr' },
          { position: 2 },
          { position: 3 },
          { position: 4 },
          { position: 5, name: '4318, rue Fabre, Montréal' },
        ],
      },
    ]);
  });

  test.each<[string, object, object]>([
    ['Québec', { MUN_CODE: '66023', DESCRIPTION: 'Montréal' }, { addressRegion: 'QC', addressLocality: 'Montréal' }],
    ['Ontario', { MUN_CODE: 'on-ottawa', DESCRIPTION: 'Ottawa' }, { addressRegion: 'ON', addressLocality: 'Ottawa' }],
  ])('of a listing in %s has its province', (_, municipality, address) => {
    expect(graph('default', { municipality })[0]).toMatchObject({ about: { address } });
  });

  test('of a listing in an unknown province has none', () => {
    const municipality = { MUN_CODE: 'x-ottawa', DESCRIPTION: 'Ottawa' };
    expect(JSON.stringify(graph('default', { municipality })[0])).not.toContain('addressRegion');
  });

  test('of a listing whose address is hidden has no street', () => {
    const hidden = { address: 'Ottawa', municipality: { MUN_CODE: 'on-ottawa', DESCRIPTION: 'Ottawa' } };
    expect(JSON.stringify(graph('default', hidden)[0])).not.toContain('streetAddress');
  });

  test('of a rental has a monthly price', () => {
    expect(graph('a rent with little known of it')[0]).toMatchObject({
      offers: {
        businessFunction: expect.stringMatching(/LeaseOut$/),
        priceSpecification: { price: 1650, unitCode: 'MON' },
      },
    });
  });

  test('of a sold listing has no offer, and of one off the market the breadcrumb only', () => {
    expect(graph('sold, inverted', { price: 1 })[0]).not.toHaveProperty('offers');
    expect(graph('off the market').map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });

  test('of land has no rooms, and without coordinates no point', () => {
    const [land] = graph('land, about there', { coords: null, bedrooms: 3 });
    expect(land).toHaveProperty('about.@type', 'Place');
    expect(land).not.toHaveProperty('about.geo');
    expect(land).not.toHaveProperty('about.numberOfBedrooms');
  });

  test('keeps markup of an address out of the script element', () => {
    const things = graph('default', { address: '</script><b>, Montréal' });
    expect(things[0]).toMatchObject({ name: expect.stringContaining('</script><b>') });
    expect(writeJsonLd(things)).not.toContain('<');
  });

  test('does not travel to the browser with the data of the block', () => {
    expect(JSON.stringify(detailOf('default'))).not.toContain('RealEstateListing');
  });
});

describe('what a home costs by the month', () => {
  const costs = [
    { kind: 'municipal-tax', amount: 4_800, period: 'year' },
    { kind: 'school-tax', amount: 600, period: 'year' },
    { kind: 'association-fee', amount: 310.5, period: 'month' },
  ];
  const words = (given: { value: string } | undefined) => given?.value.replaceAll('\u00a0', ' ');

  test('is the payment on usual terms with taxes and fees, in one figure that they fill', () => {
    const cost = detailOf('default', { details: { costs } }).monthlyCost;
    const [payment, municipal, school, fee] = cost?.parts ?? [];
    expect([municipal, school, fee].map(words)).toEqual(['400 $', '50 $', '311 $']);
    expect(words(payment)).toBe(detailOf('default').mortgage?.usualPayment.replaceAll('\u00a0', ' '));
    const sum = cost?.parts.reduce((all, { value }) => all + Number(value.replace(/\D/g, '')), 0);
    expect(cost?.total.replace(/\D/g, '')).toBe(String(sum));
    const last = cost?.parts.at(-1);
    expect((last?.start ?? 0) + (last?.share ?? 0)).toBeCloseTo(100);
  });

  test('counts no tax twice, and is left out without costs, for a rent and for a sold listing', () => {
    const all = { kind: 'taxes', amount: 5_400, period: 'year' };
    const cost = detailOf('default', { details: { costs: [all, ...costs.slice(0, 2)] } }).monthlyCost;
    expect(cost?.parts.map(({ label }) => label)).toEqual(['Paiement hypothécaire', 'Taxes']);
    const details = { costs };
    expect(detailOf('default').monthlyCost).toBeNull();
    expect(detailOf('a rent with little known of it', { details }).monthlyCost).toBeNull();
    expect(detailOf('sold, inverted', { details }).monthlyCost).toBeNull();
  });
});

test('dwellings whose rents are all known have their income by the month and the year', () => {
  const unitsOf = (units: object[], status = 'active') =>
    detailOf('default', { status, details: { units } })
      .tables.find(({ name }) => name === 'units')
      ?.rows.map((row) => row.at(-1)?.replaceAll('\u00a0', ' '));
  expect(unitsOf([{ rent: 1_200 }, { rent: 950.5 }])).toEqual(['1 200 $', '950,50 $', '2 150,50 $', '25 806 $']);
  expect(unitsOf([{ rent: 1_200 }, { rooms: 4 }])).toHaveLength(2);
});

describe('tours, films and floor plans', () => {
  const tour = (url: string) => ({ kind: 'tour', url: { fr: url, en: url } });
  const matterport = tour('https://my.matterport.com/show/?m=SxQL3iGyoDo');
  const floor_plans = [{ url: '/resources/plan.svg', alt: 'Étage' }];
  const withTours = (...tours: unknown[]) => ({ details: { tours }, floor_plans });

  test('stand on the page of a listing on offer, apart from its photos', () => {
    const detail = detailOf('default', withTours(matterport));
    expect(detail.tours.map(({ provider }) => provider)).toEqual(['Matterport']);
    expect(detail.floorPlans.map(({ src, alt }) => [src, alt])).toEqual([
      ['http://assets/resources/plan.svg', 'Étage'],
    ]);
    expect(detail.pictures.map(({ src }) => src)).not.toContain('http://assets/resources/plan.svg');
    expect(server.iframeOrigins?.(detail)).toEqual(['https://my.matterport.com']);
  });

  test.each(['sold', 'off_market', 'gone'])('are left out of a listing that is %s', (status) => {
    const detail = detailOf('default', { ...withTours(matterport), status });
    expect([detail.tours, detail.floorPlans]).toEqual([[], []]);
    expect(server.iframeOrigins?.(detail)).toEqual([]);
  });

  test.each([
    ['javascript:alert(1)'],
    ['http://my.matterport.com/show/?m=SxQL3iGyoDo'],
    ['https://127.0.0.1/'],
    ['https://a:b@my.matterport.com/show/?m=SxQL3iGyoDo'],
    [''],
  ])('are left out alone at the address %s', (url) => {
    expect(detailOf('default', withTours(tour(url), null, 7, matterport)).tours).toHaveLength(1);
  });
});

describe('listings close by', () => {
  const { similar } = Object(raw('default'));
  const near = (uls: string, distance: unknown) => ({ ...similar[0], uls, distance });
  const nearbyOf = (nearby: unknown[], changed: object = {}, locale: 'fr' | 'en' = 'fr') =>
    detailOf('default', { nearby, ...changed }, locale).nearby.map(
      ({ listing, distance }) => `${listing.uls} ${distance}`,
    );

  test('say how far they are, and repeat neither the listing nor a similar one', () => {
    const nearby = [
      near('30000001', 12),
      near('30000002', 348),
      near('30000003', 998),
      near('20145679', 20),
      near('20145678', 0),
      near('30000004', 'near'),
      null,
    ];
    expect(nearbyOf(nearby)).toEqual([
      '30000001 À moins de 100\u00a0m',
      '30000002 À 350\u00a0m',
      '30000003 À 1\u00a0km',
    ]);
    expect(nearbyOf(nearby, {}, 'en')[1]).toBe('30000002 350\u00a0m away');
  });

  test('do not stand beside a listing that is off the market', () => {
    expect(nearbyOf([near('30000001', 12)], { status: 'off_market' })).toEqual([]);
  });
});

test('the link to the listings of a broker elides before a vowel', () => {
  const { listingsOfBroker } = textsOf(texts, 'fr');
  expect(listingsOfBroker('Étienne Garneau')).toBe('Toutes les propriétés d’Étienne Garneau');
  expect(listingsOfBroker('Maude Tessier-Lavoie')).toBe('Toutes les propriétés de Maude Tessier-Lavoie');
});
