/**
 * Tokens with which the admin opens the website's staff pages: a signed expiry. They identify no person and grant access to pages
 * of examples only.
 */

/** `qa-link` is part of an address for some minutes, `qa-session` is a cookie for a working day. */
export type StaffTokenPurpose = 'qa-link' | 'qa-session';

/** Lifetime of each kind of token, in seconds. */
export const staffTokenSeconds: Readonly<Record<StaffTokenPurpose, number>> = {
  'qa-link': 300,
  'qa-session': 8 * 3600,
};

/** Returns a token that is valid from `now` (ms) for the lifetime of its purpose. */
export async function signStaffToken(key: string, purpose: StaffTokenPurpose, now: number): Promise<string> {
  const expires = Math.floor(now / 1000) + staffTokenSeconds[purpose];
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(key), message(purpose, expires));
  return `${expires}.${hex(new Uint8Array(signature))}`;
}

/** True when the token was signed with the key for this purpose and has not expired. Compares in constant time. */
export async function isStaffToken(
  key: string,
  purpose: StaffTokenPurpose,
  token: string,
  now: number,
): Promise<boolean> {
  const [, expires = '', signature = ''] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (Number(expires) * 1000 <= now) return false;
  return crypto.subtle.verify('HMAC', await hmacKey(key), bytesOf(signature), message(purpose, Number(expires)));
}

const hmacKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const message = (purpose: StaffTokenPurpose, expires: number) => new TextEncoder().encode(`${purpose}:${expires}`);

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
