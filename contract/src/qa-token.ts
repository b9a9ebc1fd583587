import { isSignature, signText } from './signature.ts';

/**
 * Tokens with which the admin opens the QA area of the website: a signed expiry. They identify no person and grant access to pages
 * of examples only.
 */

/** `qa-link` is part of an address for some minutes, `qa-session` is a cookie for a working day. */
export type QaTokenPurpose = 'qa-link' | 'qa-session';

/** Lifetime of each kind of token, in seconds. */
export const qaTokenSeconds: Readonly<Record<QaTokenPurpose, number>> = {
  'qa-link': 300,
  'qa-session': 8 * 3600,
};

/** Returns a token that is valid from `now` (ms) for the lifetime of its purpose. */
export async function signQaToken(key: string, purpose: QaTokenPurpose, now: number): Promise<string> {
  const expires = Math.floor(now / 1000) + qaTokenSeconds[purpose];
  return `${expires}.${await signText(key, message(purpose, expires))}`;
}

/** True when the token was signed with the key for this purpose and has not expired. */
export async function isQaToken(key: string, purpose: QaTokenPurpose, token: string, now: number): Promise<boolean> {
  const [, expires = '', signature = ''] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (Number(expires) * 1000 <= now) return false;
  return isSignature(key, message(purpose, Number(expires)), signature);
}

const message = (purpose: QaTokenPurpose, expires: number): string => `${purpose}:${expires}`;
