import type { SiteRecord } from '../src/public/sites/site-record.ts';

/** A site with a search in both languages and nothing of its own. */
export const siteRecord: SiteRecord = {
  id: 1,
  siteId: '1',
  micrositeId: 'm-1',
  siteKey: 'key',
  maintenance: false,
  searchLocales: ['fr', 'en'],
  hosts: [],
  seo: {},
  footer: [],
  tags: [],
  shared: {},
};
