import { isQaToken, qaTokenSeconds, signQaToken } from '@vitrine/contract/qa-token.ts';
import type { SiteEnvironment } from '../app/env.server.ts';
import type { Visit } from './visit.ts';

const qaPath = /^\/qa(?:[/.]|$)/;
const sessionCookie = /(?:^|;\s*)vitrine_qa=([^;\s]+)/;

/** True for the pages of the QA area and the data of their navigations. */
export const isQaPath = (pathname: string): boolean => qaPath.test(pathname);

/** `entered` has the response that converts a link from the admin into a session. */
export type QaAccess = { kind: 'granted' } | { kind: 'refused' } | { kind: 'entered'; response: Response };

type Settings = Pick<SiteEnvironment, 'QA_ACCESS' | 'STAFF_LINK_KEY'>;

/**
 * Decides who may open the QA area: everybody in open mode, otherwise staff with a link from the admin (`?staff=TOKEN`). The link
 * is valid for some minutes; its response redirects to the same address without the token and sets a cookie for the working day.
 */
export async function qaAccess(visit: Visit, settings: Settings, now = Date.now()): Promise<QaAccess> {
  const { STAFF_LINK_KEY: key } = settings;
  if (settings.QA_ACCESS === 'open') return { kind: 'granted' };
  if (key === undefined) return { kind: 'refused' };
  const link = visit.url.searchParams.get('staff');
  if (link !== null && (await isQaToken(key, 'qa-link', link, now))) {
    return { kind: 'entered', response: await enter(visit, key, now) };
  }
  const session = sessionCookie.exec(visit.req.headers.cookie ?? '')?.[1] ?? '';
  return { kind: (await isQaToken(key, 'qa-session', session, now)) ? 'granted' : 'refused' };
}

async function enter({ url, https }: Visit, key: string, now: number): Promise<Response> {
  const address = new URL(url);
  address.searchParams.delete('staff');
  const session = await signQaToken(key, 'qa-session', now);
  // Lax, because the admin may be on another site, and a strict cookie would not be sent after its link.
  const cookie = `vitrine_qa=${session}; Max-Age=${qaTokenSeconds['qa-session']}; Path=/qa; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
  const headers = { location: address.pathname + address.search, 'set-cookie': cookie };
  return new Response(null, { status: 303, headers });
}
