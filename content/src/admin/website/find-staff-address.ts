import { signQaToken } from '@vitrine/contract/qa-token.ts';
import type { PayloadRequest } from 'payload';
import { readStaffApiEnv } from '../../env.ts';
import { nestedRequest } from '../../payload/nested-request.ts';
import { publicAddress } from '../../visibility/find-visibility.ts';

/**
 * Returns the URL at which staff see a site with the staff bar; the public URL when no key to sign links is set. Null when the user may not
 * read the site.
 */
export async function findStaffAddress(req: PayloadRequest, id: string, now = Date.now()): Promise<string | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'sites', where: { id: { equals: id } }, depth: 0, limit: 1, pagination: false },
    ...{ select: { domains: true }, overrideAccess: false, user: req.user, req: nestedRequest(req) },
  });
  const [site] = docs;
  const { STAFF_LINK_KEY: key } = readStaffApiEnv();
  if (!site) return null;
  if (key === undefined) return publicAddress(site, '/');
  const query = new URLSearchParams({ path: '/', staff: await signQaToken(key, 'qa-link', now) });
  return publicAddress(site, `/qa/site?${query}`);
}
