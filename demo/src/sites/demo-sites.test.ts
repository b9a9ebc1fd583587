import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { coreSite } from '@vitrine/contract/core/import.ts';
import { type BlockProblem, parseBlocks } from '@vitrine/contract/parse-block.ts';
import { seo as seoSchema } from '@vitrine/contract/seo.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { theme as themeSchema } from '@vitrine/contract/theme.ts';
import { describe, expect, test } from 'vitest';
import { type PageName, pagePaths } from '../authoring.ts';
import { pictureKeys } from '../picture-alt.ts';
import { textsOf } from '../texts-of.ts';
import { englishFaults, frenchFaults } from '../typography-faults.ts';
import { demoSites } from './demo-sites.ts';

/** Pages that only one site has, by the id of the site. */
const ownPages: Readonly<Record<string, readonly PageName[]>> = {
  '1': ['project', 'team', 'offices', 'partners', 'testimonials', 'careers', 'oldLongueuil'],
  '2': ['valuation', 'services', 'courtyard', 'villeray'],
  '3': ['lots', 'build'],
};
const pagesOfOneSite = Object.values(ownPages).flat();
/** Pages that the site of a housing project lacks, because it has no listings and no articles. */
const brokeragePages: readonly PageName[] = ['about', 'buy', 'sell', 'search', 'blog', 'sold'];

/** True for a page that the site is expected to have. */
const belongsTo = (siteId: string, name: PageName): boolean =>
  pagesOfOneSite.includes(name)
    ? (ownPages[siteId]?.includes(name) ?? false)
    : siteId !== '3' || !brokeragePages.includes(name);

describe.each(demoSites.map((site) => ({ name: site.name.fr, site })))('$name', ({ site }) => {
  const lists: [place: string, blocks: WireBlock[]][] = [
    ['header', site.header],
    ['footer', site.footer],
    ...site.pages.map((page): [string, WireBlock[]] => [page.path.fr, page.blocks]),
  ];
  const texts = textsOf(site);

  test.each(lists)('%s parses without a report', (_, blocks) => {
    const problems: BlockProblem[] = [];
    parseBlocks(blocks, findBlock, (problem) => problems.push(problem));
    expect(problems).toEqual([]);
  });

  test.each(lists)('%s names only fields that its blocks have', (_, blocks) => {
    expect(blocks.flatMap(unknownFields)).toEqual([]);
  });

  test('every page of the two languages is there', () => {
    const paths = site.pages.filter(isPlanned).flatMap(({ path }) => [path.fr, path.en]);
    // Object.entries does not preserve the type of the keys.
    const own = (Object.entries(pagePaths) as [PageName, { fr: string; en: string }][]).filter(([name]) =>
      belongsTo(site.siteId, name),
    );
    const expected = own.flatMap(([name, { fr, en }]) => (name === 'home' ? ['/fr', '/en'] : [`/fr${fr}`, `/en${en}`]));
    expect(paths.sort()).toEqual(expected.sort());
  });

  test('every text has both languages, but those of an article that is written in one alone', () => {
    const articles = site.articles.filter(({ title }) => title.en !== '');
    expect(textsOf({ ...site, articles }).filter(({ fr, en }) => fr.trim() === '' || en.trim() === '')).toEqual([]);
    expect(texts.length).toBeGreaterThan(150);
  });

  test('sentences differ from language to language', () => {
    const same = texts.filter(({ fr, en }) => fr === en && fr.split(/\s/).length > 4);
    expect(same).toEqual([]);
  });

  test('French is set as Québec sets it', () => {
    const faulty = texts.map(({ path, fr }) => ({ path, fr, faults: frenchFaults(fr) }));
    expect(faulty.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  test('English has no French leftovers', () => {
    const faulty = texts.map(({ path, en }) => ({ path, en, faults: englishFaults(en) }));
    expect(faulty.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  test('titles and descriptions fit the pages of search engines', () => {
    const summaries = site.pages.flatMap(({ seo }) => [seo.fr, seo.en]).concat([site.seo.fr, site.seo.en]);
    const misfits = summaries
      .map(({ title, global }) => ({ title: title ?? '', description: global?.og_description ?? '' }))
      .filter(({ title, description }) => title.length > 60 || description.length < 120 || description.length > 155)
      .map(({ title, description }) => `${title.length} ${description.length} ${title}`);
    expect(misfits).toEqual([]);
  });

  test('no two pages share a title', () => {
    const titles = site.pages.flatMap(({ seo }) => [seo.fr.title, seo.en.title]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('SEO, theme and core site are of the shape of the wire', () => {
    for (const { seo } of site.pages) expect(seoSchema.parse(seo.fr)).toEqual(seo.fr);
    expect(themeSchema.parse(site.theme)).toEqual(site.theme);
    expect(coreSite.parse(site.core).micrositeId).toBe(`m-${site.siteId}`);
  });

  test('every picture and logo exists', () => {
    const files = new Set([...site.logos.map(({ filename }) => filename), site.favicon.filename]);
    const missing = addressesIn(site).filter(
      (file) => !files.has(file) && !pictureKeys.has(file.replace(/\.webp$/, '')),
    );
    expect(missing).toEqual([]);
  });

  test('a page alternates its colour schemes', () => {
    for (const { path, blocks } of site.pages.filter((page) => page.blocks.length > 3)) {
      const schemes = blocks.map((block) => block.block_params?.color_scheme);
      const repeats = schemes.filter((scheme, index) => scheme === schemes[index + 1]).length;
      expect(new Set(schemes).size, path.fr).toBeGreaterThan(1);
      expect(repeats, path.fr).toBeLessThanOrEqual(1);
    }
  });

  test('the menu has four to six lines', () => {
    const menu = site.header[0]?.fields?.menu_repeater;
    expect(Array.isArray(menu) && menu.length).toBeGreaterThanOrEqual(4);
    expect(Array.isArray(menu) && menu.length).toBeLessThanOrEqual(6);
  });

  test('articles belong to people and categories of the site', () => {
    const people = site.people.map(({ slug }) => slug);
    for (const { author, category, slug } of site.articles) {
      expect(people, slug.fr).toContain(author);
      expect(Object.keys(site.categories), slug.fr).toContain(category);
    }
  });

  test('people work in offices of the site', () => {
    const offices = site.offices.map(({ slug }) => slug);
    for (const { office, name } of site.people) expect(offices, name).toContain(office);
  });
});

test('every broker and every office of the agency has a page that lists their properties', () => {
  const [agency] = demoSites;
  const listed = agency?.pages.flatMap(({ path, blocks }) =>
    blocks
      .filter(({ block_type }) => block_type === 'properties_block')
      .map(({ block_params }) => [path.fr, block_params?.core_data]),
  );
  const brokers = agency?.people.filter(({ kind }) => kind === 'broker') ?? [];
  for (const { slug } of brokers) {
    expect(listed).toContainEqual([
      `/fr/equipe/${slug}`,
      { source: 'properties', query: { broker: [slug] }, limit: 6 },
    ]);
  }
  for (const { slug } of agency?.offices ?? []) {
    expect(listed).toContainEqual([
      `/fr/bureaux/${slug}`,
      { source: 'properties', query: { office: [slug] }, limit: 6 },
    ]);
  }
});

/** Returns every object within a value, itself included. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

test('every button of the agency that asks for an evaluation leads to the valuation form', () => {
  const agency = demoSites.find(({ siteId }) => siteId === '1');
  const asking = objectsIn([agency?.header, agency?.pages]).filter((each) =>
    /^(Demander une évaluation|Évaluer ma propriété)$/.test(
      String(Reflect.get(Object(Reflect.get(each, 'text')), 'fr')),
    ),
  );
  expect(asking).toHaveLength(4);
  for (const link of asking) {
    expect(link).toMatchObject({ url: { fr: '/vendre#property_valuation', en: '/sell#property_valuation' } });
    expect(link).not.toHaveProperty('on_click_action');
  }
});

test('no host name belongs to two sites', () => {
  const domains = demoSites.flatMap((site) => site.domains);
  expect(new Set(domains).size).toBe(domains.length);
});

/** True for a page that is planned by name; those of people and offices follow from the agency's people and offices. */
const isPlanned = ({ path }: { path: { fr: string } }): boolean => !/^\/fr\/(equipe|bureaux)\//.test(path.fr);

/** Returns the fields that a block's description lacks, which parsing would drop silently. */
function unknownFields(block: WireBlock): string[] {
  const known = findBlock(block.block_type)?.fields ?? {};
  return Object.keys(block.fields ?? {})
    .filter((name) => !(name in known))
    .map((name) => `${block.block_type}.${name}`);
}

/** Returns the files below `/resources/` in a value of any depth. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/resources\/(.+)$/.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}
