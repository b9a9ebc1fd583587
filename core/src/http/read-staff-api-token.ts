import { hkdfSync } from 'node:crypto';
import {
  type StaffClaims,
  staffApiTokenKeyPurpose,
  staffApiTokenLifetimeLimit,
  staffClaims,
} from '@vitrine/contract/core/staff-api-token.ts';
// Hono's JSON Web Tokens: core and the admin depend on the package already, and Web Crypto compares the signature in
// constant time.
import { verify } from 'hono/jwt';

/** Returns the key that signs staff tokens, derived from `STAFF_API_KEY`. */
export const staffApiTokenKey = (staffApiKey: string): string =>
  Buffer.from(hkdfSync('sha256', staffApiKey, '', staffApiTokenKeyPurpose, 32)).toString('hex');

/** Returns the claims of a token; null when its signature, its claims or its expiry are not valid at `now`. */
export async function readStaffApiToken(token: string, key: string, now: Date): Promise<StaffClaims | null> {
  try {
    // The expiry is checked below, by the clock of core.
    const claims = staffClaims.parse(await verify(token, key, { alg: 'HS256', exp: false }));
    const secondsLeft = claims.exp - now.getTime() / 1000;
    return secondsLeft > 0 && secondsLeft <= staffApiTokenLifetimeLimit ? claims : null;
  } catch {
    return null;
  }
}
