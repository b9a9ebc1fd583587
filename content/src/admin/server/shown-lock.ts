import type { ClientUser } from 'payload';

/** Returns the lock with only those parts of its holder that the form shows: the id, the email address and the collection. */
export function shownLock<Lock extends { user?: ClientUser | number | string }>({ user, ...lock }: Lock) {
  if (typeof user !== 'object') return { ...lock, ...(user !== undefined && { user }) };
  const { id, email, collection } = user;
  return { ...lock, user: { id, email, collection } };
}
