import { pictureHosts } from '@vitrine/contract/core/picture-hosts.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { fetchPictureHosts } from './core.server.ts';
import { knownSiteAccess, type SiteAccess } from './site-access.server.ts';

/** Hosts of pictures of a site's sources; null for a core that does not tell, whose pictures may be anywhere. */
type Hosts = readonly string[] | null;

/** Time after which the hosts of a site are asked for again, ms. */
const freshMs = 30_000;
/** Time after which they are asked for again when core has not answered, ms. */
const retryMs = 3000;
/** Longest time for which the first page of a site waits for them, ms: a core that hangs must not hold pages up. */
const timeoutMs = 500;

interface Known {
  hosts: Hosts;
  askedAt: number;
}
const known = new LRUCache<string, Known>({ max: 1000 });
const answerShape = z.object({ data: pictureHosts });

/**
 * Returns the hosts from which pages of a site may show pictures of listings. No page waits for hosts that were known before, and while core does not
 * answer they stay.
 */
export async function pictureHostsOf(hostname: string, requestId: string): Promise<Hosts> {
  const site = knownSiteAccess(hostname);
  if (!site) return [];
  const last = known.get(site.micrositeId);
  if (last && performance.now() - last.askedAt < freshMs) return last.hosts;
  const asking = askFor(site, requestId, last?.hosts ?? []);
  return last ? last.hosts : asking;
}

async function askFor(site: SiteAccess, requestId: string, before: Hosts): Promise<Hosts> {
  const { micrositeId } = site;
  // Requests meanwhile get the hosts from before and do not ask again.
  known.set(micrositeId, { hosts: before, askedAt: performance.now() });
  const answer = await fetchPictureHosts({ site, locale: 'fr', requestId, timeoutMs });
  const told = answer.kind === 'answered' ? hostsIn(answer) : undefined;
  const hosts = told === undefined ? before : told;
  known.set(micrositeId, { hosts, askedAt: performance.now() - (told === undefined ? freshMs - retryMs : 0) });
  return hosts;
}

/** Returns the hosts that an answer tells; undefined when it tells none. */
function hostsIn({ status, body }: { status: number; body: unknown }): Hosts | undefined {
  if (status === 404) return null;
  return status === 200 ? answerShape.safeParse(body).data?.data.hosts : undefined;
}
