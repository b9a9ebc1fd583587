import { headers } from 'next/headers.js';
import { createLocalReq, getPayload, type PayloadRequest } from 'payload';
import config from '../payload-config.ts';
import { type Caller, createCaller, type Language } from './staff-api.ts';

export interface StaffSession {
  caller: Caller;
  /** Payload request on behalf of the user, with the headers of the incoming one. */
  req: PayloadRequest;
}

/**
 * Returns the session of this request; null when nobody is logged in. For server actions and route handlers, which Payload does
 * not guard.
 */
export async function openSession(language: Language): Promise<StaffSession | null> {
  const payload = await getPayload({ config });
  const requestHeaders = await headers();
  const { user } = await payload.auth({ headers: requestHeaders });
  if (!user) return null;
  const req = await createLocalReq({ user }, payload);
  req.headers = new Headers(requestHeaders);
  return { caller: await createCaller(payload, user, language), req };
}
