import type { startCore } from './core-fixture.ts';

export const staffKey = 'key-of-the-admin-s-server';

type Call = {
  method?: string;
  body?: unknown;
  /** The microsites that the caller may see, as `X-Staff-Sites` says it. */
  sites?: string;
  locale?: 'fr' | 'en';
  headers?: Record<string, string>;
};

/** Calls core's staff API on behalf of Nancy Côté, who sees all sites unless `sites` says otherwise. */
export const staffCaller =
  ({ app }: ReturnType<typeof startCore>) =>
  (path: string, { method, body, sites = '*', locale = 'fr', headers = {} }: Call = {}) =>
    app.request(`/api/staff/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${staffKey}`,
        'x-staff-id': '7',
        'x-staff-name': encodeURIComponent('Nancy Côté'),
        'x-staff-sites': sites,
        'content-language': locale,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
