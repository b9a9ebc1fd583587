import type { Payload, Where } from 'payload';
import { type AnswerCache, answerCache } from './answer-cache.ts';
import { readSiteFrame, type SiteFrame } from './site-frame.ts';

/** Finds sites, from memory where it can; a site that does not exist is asked for each time. */
export interface SiteDirectory {
  byId(siteId: string): Promise<SiteFrame | null>;
  /** By host name, with its port where it has one. */
  byDomain(domain: string): Promise<SiteFrame | null>;
  byKey(siteKey: string): Promise<SiteFrame | null>;
  empty(): void;
}

const siteLimit = 1000;

export function siteDirectory(payload: Payload, longestMs: () => number): SiteDirectory {
  const sites: AnswerCache<SiteFrame | null> = answerCache({ limit: siteLimit, longestMs });
  const find = (key: string, where: Where) =>
    sites.get(key, async () => {
      const value = await readSiteFrame(payload, where);
      return { value, keepMs: value ? Number.POSITIVE_INFINITY : 0 };
    });
  return {
    byId: (siteId) => find(`id:${siteId}`, { site_id: { equals: siteId } }),
    byKey: (siteKey) => find(`key:${siteKey}`, { site_key: { equals: siteKey } }),
    async byDomain(domain) {
      for (const name of namesOf(domain.toLowerCase())) {
        const site = await find(`domain:${name}`, { domains: { equals: name } });
        if (site) return site;
      }
      return null;
    },
    empty: () => sites.empty(),
  };
}

/** The names under which a site may be known that is asked for as `domain`: itself, without its port, without `www.`. */
function namesOf(domain: string): string[] {
  const plain = domain.replace(/:\d+$/, '');
  return [...new Set([domain, plain, domain.replace(/^www\./, ''), plain.replace(/^www\./, '')])];
}
