import type { Problem } from '@vitrine/contract/core/problem.ts';
import type { Payload, TypedUser } from 'payload';
import type { z } from 'zod';
import { isAdmin, siteIds } from '../../collections/access.ts';
import { readStaffApiEnv } from '../../env.ts';

export type Language = 'fr' | 'en';

/** For whom core is asked: the headers that say who it is, which sites are theirs, and their language. */
export type Caller = { isAdmin: boolean; headers: Record<string, string> };

/** What core said: `away` when it did not answer in time, `refused` with its reason in the caller's language. */
export type StaffApiAnswer<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'not-found' }
  | { kind: 'refused'; message: string }
  | { kind: 'unavailable' };

/** Staff wait for a list no longer than this, ms. */
const timeoutMs = 5000;

/** The language in which a member of the staff reads the admin. */
export const toLanguage = (language: string): Language => (language === 'en' ? 'en' : 'fr');

/** Microsite ids of the sites that a user works on; `*` for an admin. An editor without sites gets none. */
async function formatSiteIds(payload: Payload, user: TypedUser): Promise<string> {
  if (isAdmin(user)) return '*';
  const { docs } = await payload.find({
    collection: 'sites',
    where: { id: { in: siteIds(user) } },
    depth: 0,
    pagination: false,
    select: { microsite_id: true },
  });
  return docs.map((site) => String(site.microsite_id)).join(',');
}

export async function createCaller(payload: Payload, user: TypedUser, language: Language): Promise<Caller> {
  const name = typeof user.name === 'string' && user.name.trim() ? user.name : String(user.email);
  return {
    isAdmin: isAdmin(user),
    headers: {
      'x-staff-id': String(user.id),
      // Headers are Latin-1, and names are not.
      'x-staff-name': encodeURIComponent(name),
      'x-staff-sites': await formatSiteIds(payload, user),
      'content-language': language,
    },
  };
}

type Call = { method?: string; body?: unknown; timeout?: number };

/** Sends a call to core's staff API and answers with its response; rejects when core cannot be reached in time. */
export function fetchStaffApi(caller: Caller, path: string, { method, body, timeout = timeoutMs }: Call = {}) {
  const { CORE_URL, STAFF_API_KEY } = readStaffApiEnv();
  if (!STAFF_API_KEY) throw new Error('STAFF_API_KEY is not set.');
  return fetch(new URL(`/api/staff/${path}`, CORE_URL), {
    method: method ?? 'GET',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
    headers: {
      ...caller.headers,
      authorization: `Bearer ${STAFF_API_KEY}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Asks core's staff API and reads the answer by its schema. Never rejects. */
export async function requestStaffApi<Data>(
  caller: Caller,
  path: string,
  schema: z.ZodType<{ data: Data }>,
  call: Call = {},
): Promise<StaffApiAnswer<Data>> {
  try {
    const response = await fetchStaffApi(caller, path, call);
    const body: unknown = await response.json();
    if (response.ok) return { kind: 'ok', data: schema.parse(body).data };
    if (response.status === 404) return { kind: 'not-found' };
    if (response.status >= 500 || response.status === 401) throw new Error(`Core answered ${response.status}.`);
    // Core answers every refusal as a problem.
    const { errors, detail, title } = body as Problem;
    return { kind: 'refused', message: errors?.[0]?.message ?? detail ?? title };
  } catch (error) {
    console.warn(`The staff API of core could not be used: ${error}`);
    return { kind: 'unavailable' };
  }
}
