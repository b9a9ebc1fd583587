import type { Payload } from 'payload';

/** The account with which staff log in to the admin for the first time. */
export interface StaffUser {
  email: string;
  password: string;
}

/** Creates the first admin user when no user exists, and returns whether it did. Existing users are not changed. */
export async function ensureStaffUser(payload: Payload, { email, password }: StaffUser): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return false;
  await payload.create({ collection: 'users', data: { email, password, role: 'admin' } });
  return true;
}
