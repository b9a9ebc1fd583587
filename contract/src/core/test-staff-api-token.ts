import type { StaffClaims } from './staff-api-token.ts';

/** A token and its claims, for the tests of both sides: the admin's server must sign it and core must accept it. */
export const sampleStaffApiToken = {
  staffApiKey: 'key-of-the-admin-s-server',
  claims: {
    sub: '7',
    name: 'Nancy Côté',
    scope: { kind: 'sites', sites: ['m-1', 'm-2'] },
    exp: 1_781_524_830,
  } satisfies StaffClaims,
  token:
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI3IiwibmFtZSI6Ik5hbmN5IEPDtHTDqSIsInNjb3BlIjp7ImtpbmQiOiJzaXRlcyIsInNpdGVzIjpbIm0tMSIsIm0tMiJdfSwiZXhwIjoxNzgxNTI0ODMwfQ.dGKzHr4e938pFDLQOQyTmvMKFlyxkloMhb2kgnCxUno',
};
