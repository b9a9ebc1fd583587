import { expect, test } from 'vitest';
import { pageResponse } from './page.ts';
import { type DroppedValue, parseTolerant } from './parse-tolerant.ts';

test('an unknown site type is left out and reported', () => {
  const dropped: DroppedValue[] = [];
  const page = parseTolerant(pageResponse, { content: { fields: [] }, site_type: 'castle' }, (each) =>
    dropped.push(each),
  );
  expect(page.data).toEqual({ content: { fields: [] } });
  expect(dropped.map(({ path }) => path)).toEqual(['site_type']);
});

test.each(['broker', 'agency'])('the site type %s is kept', (siteType) => {
  const page = pageResponse.parse({ content: { fields: [] }, site_type: siteType });
  expect(page.site_type).toBe(siteType);
});
