import { z } from 'zod';
import { micrositeIdPattern } from './microsite-id.ts';

/** Microsites whose leads a member of the staff may see and change. */
export const staffScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('sites'), sites: z.array(z.string().regex(micrositeIdPattern)) }),
]);
export type StaffScope = z.infer<typeof staffScope>;

/**
 * Claims of the token that the admin's server sends to core's `/api/staff/` as bearer: a JSON Web Token signed with HMAC-SHA-256 (HS256).
 * The key is HKDF-SHA-256 of `STAFF_API_KEY` without salt, with `staffApiTokenKeyPurpose` as info: 32 bytes, written in hexadecimal.
 */
export const staffClaims = z.strictObject({
  /** Id of the staff member in the admin. */
  sub: z.string().trim().min(1).max(200),
  /** Name that the history of a lead shows. */
  name: z.string().trim().min(1).max(200),
  scope: staffScope,
  /** Expiry, seconds since 1970. */
  exp: z.number().int(),
});
export type StaffClaims = z.infer<typeof staffClaims>;

export const staffApiTokenKeyPurpose = 'vitrine staff token, version 1';

/** Seconds for which the admin's server signs a token. */
export const staffApiTokenLifetime = 30;

/** Maximum number of seconds until the expiry of a token that core accepts. The difference tolerates clocks that disagree. */
export const staffApiTokenLifetimeLimit = 60;
