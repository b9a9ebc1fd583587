import type { StaffScope } from '@vitrine/contract/core/staff-api-token.ts';

/** Member of the staff on whose behalf the admin's server calls. */
export interface Staff {
  id: string;
  name: string;
  scope: StaffScope;
}
