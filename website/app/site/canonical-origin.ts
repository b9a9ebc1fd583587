/** Returns an origin as canonical links have it, without a leading `www.` (head.4). */
export const canonicalOrigin = (origin: string): string => origin.replace(/^(https?:\/\/)www\./, '$1');
