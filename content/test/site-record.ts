import type { SiteRecord } from '../src/public/sites/site-record.ts';

/** A site with a search page in both languages and no other settings. */
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
