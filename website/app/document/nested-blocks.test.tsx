import type { WireBlock } from '@vitrine/contract/site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { BlockList } from '../block-framework/list/block-list.tsx';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { placeOf } from '../navigation/place.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';
import { type FinishedPage, liveTypes } from '../page/finished-page.ts';
import '../block-framework/registry/every-block.server.ts';
import { item } from '../block-framework/fixtures/fixtures.ts';
import { bareMarkerOf, markerOf, propertyExamples } from '../block-framework/fixtures/property-fixtures.ts';
import { inTab } from '../blocks/test/in-tab.ts';
import { setTestEnvironment } from '../page/test-environment.ts';

let finishPage: typeof import('../page/finish-page.server.ts').finishPage;
let loadBlockData: typeof import('../page/load-block-data.server.ts').loadBlockData;

beforeAll(async () => {
  setTestEnvironment({ CORE_URL: 'http://127.0.0.1:9' });
  ({ finishPage } = await import('../page/finish-page.server.ts'));
  ({ loadBlockData } = await import('../page/load-block-data.server.ts'));
});

const sold = item('sold_properties_map_block', { map_repeater: propertyExamples.map(markerOf) });
const finish = (block: WireBlock, locale: 'fr' | 'en' = 'fr') =>
  finishPage({ content: { fields: [block] } }, { locale, path: '/fr' });

describe.each(['fr', 'en'] as const)('a map of sold properties in a tab, in %s', (locale) => {
  test('shows no price, nor sends one to the browser', () => {
    const { main } = finish(inTab(sold), locale).parts;
    const html = renderToStaticMarkup(
      <PlaceProvider place={placeOf(new URL(`http://site.test/${locale}`))}>
        <LocaleProvider locale={locale}>
          <BlockList blocks={main} />
        </LocaleProvider>
      </PlaceProvider>,
    );
    const [first] = propertyExamples;
    expect(html).toContain(first?.street[locale === 'fr' ? 0 : 1]);
    expect(html).not.toContain('$');
    expect(JSON.stringify(main)).not.toContain('$');
  });

  test('shows no price in a tab of a tab', () => {
    expect(JSON.stringify(finish(inTab(inTab(sold)), locale).parts.main)).not.toContain('$');
  });
});

test('the code and styles of a block in a tab are loaded with the page', () => {
  const { main } = finish(inTab(sold)).parts;
  const page = { header: [], main, footer: [] } as Pick<FinishedPage, 'header' | 'main' | 'footer'> as FinishedPage; // all that is read
  expect(liveTypes(page)).toEqual(['test_block', 'sold_properties_map_block']);
});

test('listings in a tab limit how long the page is cached', () => {
  const listings = item('sold_properties_map_block', { map_repeater: propertyExamples.map(bareMarkerOf) });
  const filled = { ...listings, block_params: { core_data: { source: 'properties' } } };
  expect(finish(inTab(listings)).maxAge).toBeNull();
  expect(finish(inTab(filled)).maxAge).toBe(2);
});

test('a block in a tab is marked as failed when its data cannot be loaded, and no other', async () => {
  const { main } = finish(inTab(item('search_properties_block', {}))).parts;
  const site = { micrositeId: 'm-nested', siteKey: 'k' };
  const url = new URL('http://site.test/fr');
  const [outer] = await loadBlockData(main, { url, site, locale: 'fr', requestId: 'r' });
  expect(outer?.hasFailed).toBe(false);
  expect(outer?.fields.tabs_repeater).toMatchObject([
    { blocks_repeater: [{ type: 'search_properties_block', hasFailed: true }] },
  ]);
});
