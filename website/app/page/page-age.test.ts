import { expect, test } from 'vitest';
import { longestAge } from './page-age.server.ts';

const text = { block_type: 'text_block_1', fields: {} };
const listings = { block_type: 'properties_block', block_params: { core_data: { source: 'properties' } }, fields: {} };

test.each([
  ['in the content', { content: { fields: [text, listings] } }],
  ['in the footer', { content: { fields: [] }, footer: { fields: [listings] } }],
  ['of a search', { content: { fields: [{ block_type: 'search_properties_block' }] } }],
])('a page with listings %s is kept for two seconds', (_, page) => {
  expect(longestAge(page)).toBe(2);
});

test.each([[[text]], [[{ ...listings, block_params: { core_data: { source: 'people' } } }]], [[null, 4]], ['text']])(
  'a page without any is kept as long as others: %j',
  (fields) => {
    expect(longestAge({ content: { fields } })).toBeNull();
  },
);
