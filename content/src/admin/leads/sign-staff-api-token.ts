import { hkdfSync } from 'node:crypto';
import { type StaffClaims, staffClaims, staffTokenKeyPurpose } from '@vitrine/contract/core/staff-token.ts';
import { sign } from 'hono/jwt';

/** Returns the signed token that tells core on whose behalf the admin calls. Throws on claims that core would refuse. */
export function signStaffToken(claims: StaffClaims, staffApiKey: string): Promise<string> {
  const key = Buffer.from(hkdfSync('sha256', staffApiKey, '', staffTokenKeyPurpose, 32)).toString('hex');
  return sign(staffClaims.parse(claims), key, 'HS256');
}
