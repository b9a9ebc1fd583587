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

async function firstId(page: Page, path: string): Promise<string | null> {
  const answer = await callAdmin(page, `/api/${path}${path.includes('?') ? '&' : '?'}limit=1&depth=0`);
  const { docs } = await answer.json();
  return docs?.[0]?.id ?? null;
}

/** Returns the address of the first document that a list which the project adds to Payload links to. */
async function firstLink(page: Page, list: string): Promise<string[]> {
  const html = await (await callAdmin(page, `/admin${list}`)).text();
  const id = new RegExp(`href="/admin${list}/([0-9a-f-]{8,})`).exec(html)?.[1];
  return id ? [`${list}/${id}`] : [];
}

/** Returns every screen of the admin, with the document of each kind that `chosen` names, else the first one. */
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
    ...(await firstLink(page, '/leads')),
    '/leads/settings',
    '/leads/unknown',
    '/feeds',
    ...(await firstLink(page, '/feeds')),
    '/feeds/new',
    '/listing-settings',
    '/new-site',
    '/security',
    '/unknown',
  ];
}
