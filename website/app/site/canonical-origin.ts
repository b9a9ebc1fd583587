/** Returns an origin as canonical links have it, without a leading `www.` (`1-shell §2`). */
export const canonicalOrigin = (origin: string): string => origin.replace(/^(https?:\/\/)www\./, '$1');
