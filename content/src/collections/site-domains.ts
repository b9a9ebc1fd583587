import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeValidateHook } from 'payload';
import { normalizeDomain } from '../paths/domains.ts';
import { refusal } from '../payload/message-for.ts';

/**
 * Writes the normalised domains of a site (`hosts`), and refuses those of another site with a message. The unique index of the
 * database refuses concurrent duplicates.
 */
export const checkDomains: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const domains: unknown[] = Array.isArray(data?.domains) ? data.domains : [];
  // A site that lost a domain when domains became unique can still be saved by its editors.
  if (originalDoc && isDeepStrictEqual(domains, originalDoc.domains)) return { ...data, hosts: originalDoc.hosts };
  const hosts = [...new Set(domains.map((domain) => normalizeDomain(String(domain))))].filter((host) => host !== '');
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: { and: [{ hosts: { in: hosts } }, ...(originalDoc ? [{ id: { not_equals: originalDoc.id } }] : [])] },
    ...{ limit: 1, depth: 0, pagination: false, showHiddenFields: true, select: { hosts: true }, req },
  });
  const taken = hosts.find((host) => docs.some((site) => Array.isArray(site.hosts) && site.hosts.includes(host)));
  if (taken !== undefined)
    throw refusal(req, 'sites', 'domains', {
      fr: `Le domaine «\u00a0${taken}\u00a0» est celui d’un autre site.`,
      en: `The domain “${taken}” is another site’s.`,
    });
  return { ...data, hosts };
};
