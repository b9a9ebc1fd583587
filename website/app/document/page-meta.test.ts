import { expect, test } from 'vitest';
import type { FinishedPage } from './finished-page.ts';
import { pageMeta } from './page-meta.ts';

const head = { title: 'Vendre', description: null, robots: null, canonical: null, alternates: [], metas: [] };
const metaOf = (favicon: string | null) => pageMeta({ head, favicon } as unknown as FinishedPage); // the properties that pageMeta reads

test('a page has the icon of its site, or an empty one, so that no browser looks for /favicon.ico', () => {
  expect(metaOf('https://content.test/resources/a.svg')).toContainEqual({
    tagName: 'link',
    rel: 'icon',
    href: 'https://content.test/resources/a.svg',
  });
  expect(metaOf(null)).toContainEqual({ tagName: 'link', rel: 'icon', href: 'data:,' });
});

test('what is not known of a page is left out of its head', () => {
  expect(metaOf(null)).toEqual([{ title: 'Vendre' }, { tagName: 'link', rel: 'icon', href: 'data:,' }]);
});
