import { readStoreEnv } from '@vitrine/content/env.ts';
import { closePayload, openPayload } from '@vitrine/content/open-payload.ts';
import { ensureStaffUser, type StaffUser } from '@vitrine/content/seed/ensure-staff-user.ts';

/** Creates the first account of staff, so that nobody who finds the admin can; does nothing once there is one. */
export async function createFirstAccount(user: StaffUser): Promise<void> {
  const payload = await openPayload(readStoreEnv());
  try {
    await ensureStaffUser(payload, user);
  } finally {
    await closePayload(payload);
  }
}
