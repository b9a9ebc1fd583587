import type { StaffScope } from '@vitrine/contract/core/staff-token.ts';

/** Member of the staff on whose behalf the admin's server calls. */
export type Staff = { id: string; name: string; scope: StaffScope };
