import type { StaffClaims, StaffScope } from '@vitrine/contract/core/staff-api-token.ts';
import { sign } from 'hono/jwt';
import { staffApiTokenKey } from '../src/http/read-staff-api-token.ts';
import { moment, type startCore } from './core-fixture.ts';

export const staffKey = 'key-of-the-admin-s-server';

interface Call {
  method?: string;
  body?: unknown;
  /** Microsites that the caller may see; all of them when absent. */
  sites?: string[];
  locale?: 'fr' | 'en';
  headers?: Record<string, string>;
}

/** Returns a valid token of Nancy Côté for a scope. */
export function staffToken(scope: StaffScope): Promise<string> {
  const exp = moment.getTime() / 1000 + 30;
  return sign({ sub: '7', name: 'Nancy Côté', scope, exp } satisfies StaffClaims, staffApiTokenKey(staffKey), 'HS256');
}

/** Calls core's staff API on behalf of Nancy Côté, who sees all sites unless `sites` says otherwise. */
export const staffCaller =
  ({ app }: ReturnType<typeof startCore>) =>
  async (path: string, { method, body, sites, locale = 'fr', headers = {} }: Call = {}) =>
    app.request(`/api/staff/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${await staffToken(sites ? { kind: 'sites', sites } : { kind: 'all' })}`,
        'content-language': locale,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

/** Returns the confirmed request to erase a person, without a mail. */
export const erasureOf = (email: string) => ({ email, confirm: email, locale: 'fr', mail: false });
