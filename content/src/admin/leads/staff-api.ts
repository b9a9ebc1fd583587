import type { Problem } from '@vitrine/contract/core/problem.ts';
import type { Payload, TypedUser } from 'payload';
import type { z } from 'zod';
import { isAdmin, siteIds } from '../../collections/access.ts';
import { readStaffApiEnv } from '../../env.ts';

export type Language = 'fr' | 'en';

/** Member of the staff on whose behalf core is called, as headers with identity, sites and language. */
export type Caller = { isAdmin: boolean; headers: Record<string, string> };

/** Outcome of a call: `unavailable` when core did not answer in time, `refused` with its reason in the caller's language. */
export type StaffApiAnswer<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'not-found' }
  | { kind: 'refused'; message: string }
  | { kind: 'unavailable' };

/** Maximum time for an ordinary call, ms. */
const timeoutMs = 5000;

/** Returns the language of the admin as one of the two that core knows. */
export const toLanguage = (language: string): Language => (language === 'en' ? 'en' : 'fr');

/** Returns the microsite ids of the user's sites, separated by commas; `*` for an administrator, an empty string for an editor without sites. */
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
      // Header values are Latin-1, and names are not.
      'x-staff-name': encodeURIComponent(name),
      'x-staff-sites': await formatSiteIds(payload, user),
      'content-language': language,
    },
  };
}

type Call = { method?: string; body?: unknown; timeout?: number };

/** Calls core's staff API and returns its response; rejects when core does not answer in time. */
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

/** Calls core's staff API and parses the answer with the schema. Never rejects. */
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
    // Core answers every refusal with a problem document.
    const { errors, detail, title } = body as Problem;
    return { kind: 'refused', message: errors?.[0]?.message ?? detail ?? title };
  } catch (error) {
    console.warn(`The staff API of core could not be used: ${error}`);
    return { kind: 'unavailable' };
  }
}
