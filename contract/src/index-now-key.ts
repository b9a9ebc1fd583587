import { signText } from './signature.ts';

/** Number of characters of a key; the protocol allows 8 to 128. */
const keyLength = 32;

/**
 * Returns the IndexNow key of a site, which is public: a site proves by serving it at `/{key}.txt` that its pages are its own. It is
 * derived from the key that the services share, so that both compute the same.
 */
export const indexNowKey = async (apiKey: string, micrositeId: string): Promise<string> =>
  (await signText(apiKey, `IndexNow ${micrositeId}`)).slice(0, keyLength);
