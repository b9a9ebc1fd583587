import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns the SHA-256 of a site key, hex. Keys are long and random, so they need no salt. */
export const hashSiteKey = (siteKey: string): string => createHash('sha256').update(siteKey).digest('hex');

/** Compares a site key with its hash in constant time. */
export const isSiteKey = (siteKey: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashSiteKey(siteKey), 'hex'), Buffer.from(hash, 'hex'));
