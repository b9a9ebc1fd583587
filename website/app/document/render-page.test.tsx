import type { WireBlock } from '@vitrine/contract/site.ts';
import { beforeAll, expect, test } from 'vitest';
import '../block-framework/registry/every-block.server.ts';
import { item, textOf } from '../block-framework/fixtures/fixtures.ts';
import { inTab } from '../blocks/test/in-tab.ts';
import type { FinishedPage, RenderedPage } from '../page/finished-page.ts';
import { setTestEnvironment } from '../page/test-environment.ts';
import { documentData, navigationData, type SentContent } from './page-data.ts';

let finishPage: typeof import('../page/finish-page.server.ts').finishPage;
let renderPage: typeof import('./render-page.server.tsx').renderPage;

beforeAll(async () => {
  setTestEnvironment({ CORE_URL: 'http://127.0.0.1:9' });
  ({ finishPage } = await import('../page/finish-page.server.ts'));
  ({ renderPage } = await import('./render-page.server.tsx'));
});

const question = item('questions_answers_block', { main_title: textOf('Bon à savoir', 'Good to know') });
const partners = item('partners_block', { main_title: textOf('Partenaires', 'Partners') });
const search = item('hero_search_block', { main_title: textOf('Trouver', 'Find') });

function pageOf(blocks: WireBlock[], answer = { content: { fields: blocks } }): FinishedPage {
  const { parts } = finishPage(answer, { locale: 'fr', path: '/fr' });
  const head = { title: 'Accueil', description: null, robots: null, canonical: null, alternates: [], metas: [] };
  const facts = { documentKey: '', hasInjectedScripts: false, thirdParties: null, isError: false };
  const site = { origin: 'https://www.maison.test', path: '/fr', alternatePaths: {}, mapArchive: null };
  return { ...parts, ...facts, ...site, head };
}

const shown = (...blocks: WireBlock[]): RenderedPage => renderPage(pageOf(blocks));

test('a static block is sent as HTML, without its content as data', () => {
  const [block] = shown(question).main;
  expect(block).toMatchObject({ hydration: 'static', type: 'questions_answers_block' });
  expect(block).toHaveProperty('html', expect.stringContaining('Bon à savoir'));
  expect(block).not.toHaveProperty('fields');
});

test('a visible block has its HTML and its content, one that loads with the page its content alone', () => {
  const [visible, load] = shown(partners, search).main;
  expect(visible).toMatchObject({ hydration: 'visible', fields: { main_title: 'Partenaires' } });
  expect(visible).toHaveProperty('html', expect.stringContaining('Partenaires'));
  expect(load).toMatchObject({ hydration: 'load', fields: { main_title: 'Trouver' } });
  expect(load).not.toHaveProperty('html');
});

test('a block whose data failed is hydrated with the page, as its retry needs the router', () => {
  const page = pageOf([partners]);
  const [block] = renderPage({ ...page, main: page.main.map((each) => ({ ...each, hasFailed: true })) }).main;
  expect(block?.hydration).toBe('load');
});

test('the HTML of a block is written once for a content answer and origin', () => {
  const answer = { content: { fields: [question] } };
  const [first] = renderPage(pageOf([], answer)).main;
  const again = pageOf([], answer);
  // A changed field shows whether the block is rendered again.
  if (again.main[0]) again.main[0].fields.main_title = 'Autre titre';
  expect(renderPage(again).main[0]).toEqual(first);
  expect(renderPage({ ...again, origin: 'https://autre.test' }).main[0]).toHaveProperty(
    'html',
    expect.stringContaining('Autre titre'),
  );
});

test('ids in blocks that are rendered alone differ', () => {
  const html = JSON.stringify(shown(inTab(question), inTab(question)).main);
  const ids = [...html.matchAll(/ id=\\"([^"\\]+)\\"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a document holds the HTML of a block once: its data has neither HTML nor the content of static blocks', () => {
  const page = shown(question, partners, search);
  const data = documentData({ page, view: null });
  expect(data).not.toContain('Bon à savoir');
  expect(data).not.toContain('"html"');
  expect(data).toContain('"Partenaires"');
});

test('a client navigation gets the HTML of static blocks and the content of the others', () => {
  const text = navigationData({ page: shown(question, partners), view: null });
  const [block, visible] = (JSON.parse(text) as SentContent).page?.main ?? []; // `navigationData` wrote it
  expect(block).toHaveProperty('html', expect.stringContaining('Bon à savoir'));
  expect(visible).not.toHaveProperty('html');
  expect(visible).toMatchObject({ fields: { main_title: 'Partenaires' } });
});
