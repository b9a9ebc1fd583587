import { headers } from 'next/headers.js';
import { getPayload } from 'payload';
import config from '../payload-config.ts';
import { type Caller, createCaller, type Language } from './staff-api.ts';

/** On whose behalf this request comes, by its session; null for nobody. For server actions and route handlers, which Payload does not guard. */
export async function sessionCaller(language: Language): Promise<Caller | null> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  return user ? createCaller(payload, user, language) : null;
}
