import type { Page } from 'playwright-core';
import { callAdmin } from './admin-session.ts';

const collections = [
  ...(['pages', 'articles', 'categories', 'people', 'offices', 'reusable-blocks', 'media', 'redirects'] as const),
  ...(['missing-paths', 'sites', 'users', 'audit-log'] as const),
];

/** Collections whose documents staff do not make. */
const withoutForm = ['missing-paths', 'audit-log'];

/** Screens before the log-in. */
export const publicScreens = ['/login', '/forgot', '/reset/an-old-token'];

/** Returns the id of the oldest document: other tests make and delete newer ones. */
async function firstId(page: Page, path: string): Promise<string | null> {
  const answer = await callAdmin(page, `/api/${path}${path.includes('?') ? '&' : '?'}sort=id&limit=1&depth=0`);
  const { docs } = await answer.json();
  return docs?.[0]?.id ?? null;
}

/** Returns the address of the oldest source of listings, which the list shows first. */
async function firstFeed(page: Page): Promise<string[]> {
  const html = await (await callAdmin(page, '/admin/feeds')).text();
  const id = /href="\/admin\/feeds\/([0-9a-f-]{8,})/.exec(html)?.[1];
  return id ? [`/feeds/${id}`] : [];
}

/** Returns every screen of the admin but that of a lead, with the document of each kind that `chosen` names, else the oldest one. */
export async function findScreens(page: Page, chosen: Readonly<Record<string, number>> = {}): Promise<string[]> {
  const ids = new Map<string, string | number | null>();
  for (const collection of collections) ids.set(collection, chosen[collection] ?? (await firstId(page, collection)));
  const version = await firstId(page, `pages/versions?where[parent][equals]=${ids.get('pages')}`);
  return [
    '',
    ...collections.flatMap((collection) => [
      `/collections/${collection}`,
      ...(withoutForm.includes(collection) ? [] : [`/collections/${collection}/create`]),
      ...(ids.get(collection) ? [`/collections/${collection}/${ids.get(collection)}`] : []),
    ]),
    ...['pages', 'articles', 'people'].map((collection) => `/collections/${collection}/trash`),
    ...['pages', 'articles'].flatMap((collection) => [
      `/collections/${collection}/${ids.get(collection)}/languages`,
      `/collections/${collection}/${ids.get(collection)}/versions`,
    ]),
    `/collections/pages/${ids.get('pages')}/versions/${version}`,
    `/collections/sites/${ids.get('sites')}/versions`,
    '/collections/media/payload-folders',
    '/globals/account-settings',
    '/account',
    '/languages',
    '/leads',
    '/leads/settings',
    '/leads/unknown',
    '/feeds',
    ...(await firstFeed(page)),
    '/feeds/new',
    '/listing-settings',
    '/new-site',
    '/security',
    '/unknown',
  ];
}
