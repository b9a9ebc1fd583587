import { soldPropertiesMap } from '@vitrine/contract/blocks/sold-properties-map.ts';
import { describeBlock, describeItem } from '@vitrine/contract/fields.ts';
import { anyBlock } from '@vitrine/contract/kinds/blocks.ts';
import { repeater } from '@vitrine/contract/kinds/repeater.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { expect, test } from 'vitest';
import { siteRecord } from '../../../test/site-record.ts';
import { type CoreClient, CoreUnavailableError } from '../core/core-client.ts';
import { fillCoreData } from './fill-core-data.ts';

const inBoth = (name: string) => ({ fr: name, en: name });
const tabItem = describeItem('tab_item', {
  label: inBoth('Tab'),
  doc: inBoth('A tab.'),
  fields: { blocks_repeater: anyBlock(inBoth('Blocks'), inBoth('Any block.')) },
});
const tabs = describeBlock('tabs_block', {
  group: 'layout',
  order: 1,
  label: inBoth('Tabs'),
  doc: inBoth('Tabs.'),
  fields: { tabs_repeater: repeater([tabItem], inBoth('Tabs'), inBoth('The tabs.')) },
});

const soldMap: WireBlock = {
  block_type: 'sold_properties_map_block',
  block_params: { core_data: { source: 'properties' } },
  fields: {},
};
const tabsOf = (...blocks: WireBlock[]): WireBlock => ({
  block_type: 'tabs_block',
  fields: { tabs_repeater: [{ block_type: 'tab_item', fields: { blocks_repeater: blocks } }] },
});

const never = () => expect.unreachable();
const fill = (core: Pick<CoreClient, 'searchListings'>, ...blocks: WireBlock[]) => {
  const stores = {
    // The test needs no people and offices.
    payload: undefined as never,
    core: {
      ...core,
      findListing: async () => null,
      findArea: async () => null,
      findAreaMarket: never,
      findPrivacyFacts: never,
      listAreas: async () => [],
      findListingStates: never,
      listingChanges: never,
    },
  };
  const lookup = (type: string) => [tabs, soldPropertiesMap].find((known) => known.type === type);
  return fillCoreData(stores, { site: siteRecord, locale: 'fr' }, blocks, lookup);
};

const sold = {
  uls: '123',
  type: 'Maison',
  address: '1, rue des Érables, Montréal',
  price: 450_000,
  url: '/propriete/123',
  carousel_images: [],
  property_image: '',
  specs: { bed: '3', bath: '2', area: '' },
  badge: 'sold' as const,
  coords: [45.5, -73.6] as [number, number],
};

test('A block in a tab of a tab is filled from core, and the page then counts as one that uses core.', async () => {
  const core = { searchListings: async () => ({ listings: [sold], total: 1 }) };
  const report = await fill(core, tabsOf(tabsOf(soldMap)));
  expect(JSON.stringify(report.blocks)).toContain('property_map_item');
  expect(report).toMatchObject({ usesCore: true, failed: false });
});

test('The query that the block sets wins over that of staff.', async () => {
  const queries: unknown[] = [];
  const core: Pick<CoreClient, 'searchListings'> = {
    searchListings: async (_site, _locale, query) => {
      queries.push(query);
      return { listings: [], total: 0 };
    },
  };
  const query = { status: 'active', mun: ['66023'] };
  await fill(core, { ...soldMap, block_params: { core_data: { source: 'properties', query } } });
  expect(queries).toEqual(Array(2).fill({ status: 'sold', mun: ['66023'] }));
});

test('A block in a tab for which core is away is marked as failed, and so is the page.', async () => {
  const core = { searchListings: () => Promise.reject(new CoreUnavailableError('core is away')) };
  const other = { block_type: 'text_block_1', fields: { note: 'stays' } };
  const report = await fill(core, tabsOf(soldMap, other));
  const failedMap = {
    block_type: 'sold_properties_map_block',
    block_params: { core_data: { source: 'properties', failed: true } },
    fields: { map_repeater: [] },
  };
  expect(report).toEqual({ blocks: [tabsOf(failedMap, other)], usesCore: true, usesArticles: false, failed: true });
});
