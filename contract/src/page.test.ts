import { expect, test } from 'vitest';
import { pageResponse } from './page.ts';

const siteTypeOf = (site_type: unknown) => pageResponse.parse({ content: { fields: [] }, site_type }).site_type;

test('an unknown site type is taken for a broker', () => {
  expect(siteTypeOf('castle')).toBe('broker');
});

test.each(['broker', 'agency'])('the site type %s is kept', (siteType) => {
  expect(siteTypeOf(siteType)).toBe(siteType);
});
