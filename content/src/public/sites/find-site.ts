import type { Payload, Where } from 'payload';
import { normalizeDomain } from '../../paths/domains.ts';
import { isStorableText } from '../../values/storable-text.ts';
import { type AnswerCache, answerCache } from '../cache/answer-cache.ts';
import { longestKeptMs } from '../cache/cache-tags.ts';
import { readSite, type SiteRecord } from './site-record.ts';

/** Finds sites in a cache or the database. Missing sites are not cached. */
export interface SiteDirectory {
  byId(siteId: string): Promise<SiteRecord | null>;
  /** Finds the site of a host name, ignoring port, `www.` and case. */
  byDomain(domain: string): Promise<SiteRecord | null>;
  byKey(siteKey: string): Promise<SiteRecord | null>;
  empty(): void;
}

const siteLimit = 1000;

export function siteDirectory(payload: Payload, longestMs: () => number): SiteDirectory {
  const sites: AnswerCache<SiteRecord | null> = answerCache({ limit: siteLimit, longestMs });
  const find = async (key: string, where: Where) => {
    if (!isStorableText(key)) return null;
    return await sites.get(key, async () => {
      const value = await readSite(payload, where);
      return { value, keepMs: value ? longestKeptMs(value.tags) : 0 };
    });
  };
  return {
    byId: (siteId) => find(`id:${siteId}`, { site_id: { equals: siteId } }),
    byKey: (siteKey) => find(`key:${siteKey}`, { site_key: { equals: siteKey } }),
    byDomain: (domain) => {
      const host = normalizeDomain(domain);
      return find(`host:${host}`, { hosts: { equals: host } });
    },
    empty: () => sites.empty(),
  };
}
