import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { expect, test } from 'vitest';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import type { BlockFixtures } from '../block-framework/fixtures/fixtures.ts';
import { finishExample } from '../block-framework/fixtures/test-finish-example.ts';
import { findBlockServer } from '../block-framework/registry/server-registry.ts';
import type { FinishedPage } from '../page/finished-page.ts';
import { pageAt } from '../page/test-page.ts';
import { schemaOrgProblems } from '../site/test-schema-org.ts';
import { structuredData } from './structured-data.ts';

const examples = Object.values(
  import.meta.glob<BlockFixtures>('../blocks/*/*.fixture.ts', { eager: true, import: 'fixtures' }),
).flatMap((fixtures) => Object.entries(fixtures));

const blockNamed = (type: string, locale: Locale, name = 'default'): FinishedBlock => {
  const found = examples.find(([key, { block_type }]) => key === name && block_type === type);
  expect.assert(found);
  return finishExample(found[1], locale);
};
const typesOf = (page: FinishedPage) => structuredData(page).map((thing) => thing['@type']);

const kinds: [kind: string, path: Record<Locale, string>, blocks: string[], types: string[]][] = [
  ['the home page', { fr: '/fr', en: '/en' }, [], ['RealEstateAgent', 'WebSite']],
  ['a page', { fr: '/fr/vendre', en: '/en/sell' }, [], ['BreadcrumbList']],
  [
    'a page with questions',
    { fr: '/fr/vendre', en: '/en/sell' },
    ['questions_answers_block'],
    ['BreadcrumbList', 'FAQPage'],
  ],
  ['an article', { fr: '/fr/blogue/un-1', en: '/en/blog/one-1' }, ['blog_post_block'], ['BreadcrumbList', 'Article']],
  [
    'a page of brokers',
    { fr: '/fr/equipe', en: '/en/team' },
    ['member_cards_block'],
    ['BreadcrumbList', 'RealEstateAgent'],
  ],
  [
    'a page of offices',
    { fr: '/fr/bureaux', en: '/en/offices' },
    ['offices_block'],
    ['BreadcrumbList', 'RealEstateAgent'],
  ],
  [
    'an area',
    { fr: '/fr/a-vendre/montreal/condos', en: '/en/for-sale/montreal/condos' },
    ['area_block'],
    ['BreadcrumbList'],
  ],
  [
    'a listing',
    { fr: '/fr/proprietes/maison-1', en: '/en/properties/house-1' },
    ['property_detail_block'],
    ['RealEstateListing', 'BreadcrumbList'],
  ],
  [
    'a page with a map of offices',
    { fr: '/fr/bureaux', en: '/en/offices' },
    ['offices_map_block'],
    ['BreadcrumbList', 'RealEstateAgent'],
  ],
];

test.each(kinds)('the structured data of %s is valid in both languages', (_, path, types, expected) => {
  for (const locale of locales) {
    const page = pageAt(
      path[locale],
      types.map((type) => blockNamed(type, locale)),
    );
    expect([...new Set(typesOf(page))]).toEqual(expected);
    expect(schemaOrgProblems(structuredData(page))).toEqual([]);
  }
});

test('the structured data of every example of a block is valid', () => {
  const described = examples.flatMap(([name, block]) => {
    if (!findBlockServer(block.block_type)?.structuredData) return [];
    const page = pageAt('/fr/page', [finishExample(block, 'fr', () => undefined)]);
    return [{ name: `${block.block_type}, ${name}`, problems: schemaOrgProblems(structuredData(page)) }];
  });
  expect(described.length).toBeGreaterThan(20);
  expect(described.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test('a broker has a phone number and an e-mail address, and belongs to the agency of the site', () => {
  const [, broker] = structuredData(pageAt('/fr/equipe', [blockNamed('member_cards_block', 'fr')]));
  expect(broker).toMatchObject({
    '@type': 'RealEstateAgent',
    name: 'Camille Fontaine',
    telephone: '+15145550148',
    email: 'camille.fontaine@maison.example',
    parentOrganization: { '@id': 'https://rivage.test/#agent' },
  });
});

test('an office has its address, and its place where a map shows it', () => {
  const [, office] = structuredData(pageAt('/fr/bureaux', [blockNamed('offices_map_block', 'fr')]));
  expect(office).toMatchObject({
    name: 'Montréal — Plateau',
    telephone: '+15145550142',
    address: {
      streetAddress: '4260, rue Saint-Denis, bureau 200',
      addressLocality: 'Montréal',
      addressRegion: 'QC',
      postalCode: 'H2J 2K8',
      addressCountry: 'CA',
    },
    geo: { latitude: 45.52214, longitude: -73.57862 },
  });
});
