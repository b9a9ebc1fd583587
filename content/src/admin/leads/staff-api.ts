import { micrositeIdPattern } from '@vitrine/contract/core/microsite-id.ts';
import type { Problem } from '@vitrine/contract/core/problem.ts';
import { type StaffClaims, type StaffScope, staffApiTokenLifetime } from '@vitrine/contract/core/staff-api-token.ts';
import { requestIdHeader } from '@vitrine/network/request-id.ts';
import { traceCall } from '@vitrine/network/tracing/tracing.ts';
import type { Payload, TypedUser } from 'payload';
import type { z } from 'zod';
import { readStaffApiEnv } from '../../env.ts';
import { isAdmin, siteIds } from '../../payload/access.ts';
import { signStaffApiToken } from './sign-staff-api-token.ts';

export type Language = 'fr' | 'en';

/** Member of the staff on whose behalf core is called, and the sites that this person works on. */
export interface Caller {
  isAdmin: boolean;
  claims: Omit<StaffClaims, 'exp'>;
  language: Language;
}

/**
 * Outcome of a call: `unavailable` when core did not respond in time; `refused` with the reason in the caller's language, and with the
 * reasons by field when core names any.
 */
export type StaffApiAnswer<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'not-found' }
  | { kind: 'refused'; message: string; fields?: Readonly<Record<string, string>> }
  | { kind: 'unavailable' };

/** Maximum time for an ordinary call, ms. */
const timeoutMs = 5000;

/** Returns `fr` or `en`, the languages of core, for a language of the admin. */
export const toLanguage = (language: string): Language => (language === 'en' ? 'en' : 'fr');

/** Returns the sites whose leads a user may see: all for an admin, none for an editor without sites. */
async function scopeOf(payload: Payload, user: TypedUser): Promise<StaffScope> {
  if (isAdmin(user)) return { kind: 'all' };
  const { docs } = await payload.find({
    collection: 'sites',
    where: { id: { in: siteIds(user) } },
    depth: 0,
    pagination: false,
    select: { microsite_id: true },
  });
  // Core registers no site whose id has another format, so such a site has no leads.
  const sites = docs.map((site) => String(site.microsite_id)).filter((id) => micrositeIdPattern.test(id));
  return { kind: 'sites', sites };
}

export async function createCaller(payload: Payload, user: TypedUser, language: Language): Promise<Caller> {
  const name = typeof user.name === 'string' && user.name.trim() ? user.name : String(user.email);
  return {
    isAdmin: isAdmin(user),
    claims: { sub: String(user.id), name: name.trim().slice(0, 200), scope: await scopeOf(payload, user) },
    language,
  };
}

/** Limits a caller to the leads of one of its sites; an empty microsite id allows no lead. */
export const withinSite = (caller: Caller, micrositeId: string): Caller => {
  const { scope } = caller.claims;
  const isOwn = scope.kind === 'all' || scope.sites.includes(micrositeId);
  const sites = isOwn && micrositeIdPattern.test(micrositeId) ? [micrositeId] : [];
  return { ...caller, claims: { ...caller.claims, scope: { kind: 'sites', sites } } };
};

interface Call {
  method?: string;
  body?: unknown;
  timeout?: number;
}

/** Calls core's staff API and returns its response; rejects when core does not answer in time. */
export async function fetchStaffApi(caller: Caller, path: string, { method, body, timeout = timeoutMs }: Call = {}) {
  const { CORE_URL, STAFF_API_KEY } = readStaffApiEnv();
  if (!STAFF_API_KEY) throw new Error('STAFF_API_KEY is not set.');
  const exp = Math.floor(Date.now() / 1000) + staffApiTokenLifetime;
  const token = await signStaffApiToken({ ...caller.claims, exp }, STAFF_API_KEY);
  const url = new URL(`/api/staff/${path}`, CORE_URL);
  const verb = method ?? 'GET';
  // Not the whole path: the rest of it holds ids of people and names that staff look for.
  const part = `/api/staff/${/^[a-z-]*/.exec(path)?.[0]}`;
  const naming = () => ({ name: verb, attributes: { 'http.request.method': verb, 'url.path': part } });
  return traceCall(naming, async (traceHeaders, span) => {
    const answer = await fetch(url, {
      method: verb,
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
      headers: {
        authorization: `Bearer ${token}`,
        'content-language': caller.language,
        ...requestIdHeader(),
        ...traceHeaders,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (span) span.attributes['http.response.status_code'] = answer.status;
    return answer;
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
    // Core responds to every refusal with a problem document.
    const { errors, detail, title } = body as Problem;
    const fields = Object.fromEntries((errors ?? []).map((error) => [error.field, error.message]));
    return { kind: 'refused', message: errors?.[0]?.message ?? detail ?? title, fields };
  } catch (error) {
    console.warn(`The staff API of core could not be used: ${error}`);
    return { kind: 'unavailable' };
  }
}
