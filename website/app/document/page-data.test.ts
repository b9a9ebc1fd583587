// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pageAt } from '../page/test-page.ts';
import { documentData, navigationData, pageDataId, parseNavigation, readDocument } from './page-data.ts';

const block = {
  scheme: 'normal',
  isDark: false,
  hasFailed: false,
  data: null,
  params: {},
  frame: { data: {}, style: {} },
};
const live = (id: string, more: object = {}) =>
  ({ ...block, id, type: 'text_block_1', fields: {}, hydration: 'load', ...more }) as const;

test('a document leaves the usual values of its page and its blocks out of its data, and reads them again', () => {
  const main = [live('a'), live('b', { isDark: true, hasFailed: true, data: { total: 1 } })];
  // `pageAt` makes finished blocks; these are shown ones.
  const page = { ...pageAt('/fr'), main } as never;
  const text = documentData({ page, view: null });
  expect(text).not.toContain('"isDark":false');
  expect(text).not.toContain('"variant"');
  const script = document.createElement('script');
  script.id = pageDataId;
  script.type = 'application/json';
  script.textContent = text;
  document.body.append(script);
  expect(readDocument().page).toEqual(page);
});

test('a navigation leaves out what all pages of a site have alike, and gets it from the page before', () => {
  const mapArchive = { url: '/api/maps/a.pmtiles', bounds: {}, minZoom: 0, maxZoom: 14, attribution: null };
  const site = { mapArchive, favicon: '/icon.svg', siteType: 'agency' };
  const page = { ...pageAt('/fr'), ...site, main: [live('a'), live('b', { isDark: true })] } as never;
  const text = navigationData({ page, view: null });
  expect(text).not.toMatch(/icon\.svg|pmtiles|"isDark":false|"variant"/);
  expect(parseNavigation(text, page).page).toEqual(page);
});

test('an answer to an editor brings the theme and the facts of the site, which win over those of the page before', () => {
  const shown = { ...pageAt('/fr'), favicon: '/icon.svg' };
  const changed = { ...shown, favicon: '/other.svg', themeCss: ':root{--primary:red}' } as never;
  expect(parseNavigation(navigationData({ page: changed, view: null }, true), shown).page).toEqual(changed);
});
