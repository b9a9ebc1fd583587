import '../block-framework/registry/every-block.server.ts';
import type { PageResponse } from '@vitrine/contract/page.ts';
import { beforeAll, expect, test } from 'vitest';
import { setTestEnvironment } from './test-environment.ts';

let finishPage: typeof import('./finish-page.server.ts').finishPage;

beforeAll(async () => {
  setTestEnvironment();
  ({ finishPage } = await import('./finish-page.server.ts'));
});

const maxAgeOf = (page: PageResponse) => finishPage(page, { locale: 'fr', path: '/fr' }).maxAge;

const text = { block_type: 'text_block_1', fields: {} };
const listings = { block_type: 'properties_block', block_params: { core_data: { source: 'properties' } }, fields: {} };

test.each([
  ['in the content', { content: { fields: [text, listings] } }],
  ['in the footer', { content: { fields: [] }, footer: { fields: [listings] } }],
  ['of a search', { content: { fields: [{ block_type: 'search_properties_block' }] } }],
])('a page with listings %s is cached for two seconds', (_, page) => {
  expect(maxAgeOf(page)).toBe(2);
});

test.each([[[text]], [[{ ...listings, block_params: { core_data: { source: 'people' } } }]], [[null, 4]], ['text']])(
  'a page without listings has no limit of its own: %j',
  (fields) => {
    expect(maxAgeOf({ content: { fields } })).toBeNull();
  },
);

test.each([[{}], [{ site_type: null }]])('a page without a site type is the page of a broker: %j', (siteType) => {
  const { parts } = finishPage({ content: { fields: [] }, ...siteType }, { locale: 'fr', path: '/fr' });
  expect(parts.siteType).toBe('broker');
});
