import { hkdfSync } from 'node:crypto';
import { type StaffClaims, staffApiTokenKeyPurpose, staffClaims } from '@vitrine/contract/core/staff-api-token.ts';
import { sign } from 'hono/jwt';

/** Returns the signed token that tells core on whose behalf the admin calls. Throws on claims that core would refuse. */
export function signStaffApiToken(claims: StaffClaims, staffApiKey: string): Promise<string> {
  const key = Buffer.from(hkdfSync('sha256', staffApiKey, '', staffApiTokenKeyPurpose, 32)).toString('hex');
  return sign(staffClaims.parse(claims), key, 'HS256');
}
