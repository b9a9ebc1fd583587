import { getPayload, type Payload } from 'payload';
import { answerApi } from '../src/admin/server/answer-api.ts';
import { contentConfig } from '../src/content-config.ts';
import type { CoreServices } from '../src/core-services.ts';
import type { ClosablePool } from '../src/payload/closable-pool.ts';
import { startContent } from './content-fixture.ts';

export const roleNames = ['anonymous', 'editorOfA', 'editorOfBoth', 'admin'] as const;
export type RoleName = (typeof roleNames)[number];
export type SiteName = 'a' | 'b';

/** The JSON answer of a request; the tests read the values that they expect. */
export interface StaffAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: The shape differs from endpoint to endpoint, and expect() checks it.
  body: any;
}

interface StaffCall {
  method?: string;
  json?: unknown;
  /** JSON text that is sent unchanged, for escape sequences that JSON.stringify does not produce. */
  text?: string;
  form?: FormData;
  headers?: Record<string, string>;
}

const password = 'un-mot-de-passe-long';

/**
 * Creates two sites, four roles and Payload's REST endpoints; each call sends the session token of its role. `core` replaces the calls to
 * core that are made when staff change something; `more` are further variables of the environment.
 */
export async function startStaffApi(name: string, core?: CoreServices, more: Record<string, string> = {}) {
  const content = await startContent(name, undefined, undefined, undefined, more);
  const pools = new Set<ClosablePool>();
  const config = contentConfig(content.env, (pool) => pools.add(pool), core);
  const payload: Payload = await getPayload({ config, key: name });

  const createSite = async (site: SiteName) => {
    const data = {
      ...{ name: `Site ${site}`, site_id: site, microsite_id: `m-${site}`, site_key: `the-secret-key-of-site-${site}` },
      ...{ site_type: 'agency', domains: [`${site}.example.ca`] },
    };
    return Number((await payload.create({ collection: 'sites', data })).id);
  };
  const sites: Record<SiteName, number> = { a: await createSite('a'), b: await createSite('b') };

  const createUser = async (role: RoleName, user: Record<string, unknown>) =>
    Number(
      (
        await payload.create({
          collection: 'users',
          data: { name: role, email: `${role.toLowerCase()}@example.ca`, password, ...user },
        })
      ).id,
    );
  const users = {
    editorOfA: await createUser('editorOfA', { role: 'editor', sites: [sites.a] }),
    editorOfBoth: await createUser('editorOfBoth', { role: 'editor', sites: [sites.a, sites.b] }),
    admin: await createUser('admin', { role: 'admin' }),
  };

  const tokens = new Map<RoleName, string>();

  async function call(role: RoleName, path: string, { method, json, text, form, headers }: StaffCall = {}) {
    const token = tokens.get(role);
    const body = form ?? text ?? (json === undefined ? undefined : JSON.stringify(json));
    const request = new Request(`http://localhost:3003/api/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'accept-language': 'fr',
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        ...(token && { authorization: `JWT ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const response = await answerApi({ config, payloadInstanceCacheKey: name, request });
    const answer = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && answer !== '';
    const result: StaffAnswer = {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(answer) : answer,
    };
    return result;
  }

  for (const role of roleNames) {
    if (role === 'anonymous') continue;
    const { status, body } = await call('anonymous', 'users/login', {
      json: { email: `${role.toLowerCase()}@example.ca`, password },
    });
    if (status !== 200) throw new Error(`${role} could not log in: ${status} ${JSON.stringify(body)}`);
    tokens.set(role, body.token);
  }

  return {
    content,
    payload,
    sites,
    users,
    call,
    async stop() {
      await payload.destroy();
      for (const pool of pools) await pool.close();
      await content.stop();
    },
  };
}

export type StaffApi = Awaited<ReturnType<typeof startStaffApi>>;

/** Returns a multipart body as the admin sends it: the file, and the other fields as JSON. */
export function uploadForm(file: Blob, filename: string, fields: unknown = {}): FormData {
  const form = new FormData();
  form.set('file', file, filename);
  form.set('_payload', JSON.stringify(fields));
  return form;
}
