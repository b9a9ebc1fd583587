import type { ClientUser } from 'payload';

/** Returns what the form shows of a lock: of the person who holds it no more than the id and the address. */
export function shownLock<Lock extends { user?: ClientUser | number | string }>({ user, ...lock }: Lock) {
  if (typeof user !== 'object') return { ...lock, ...(user !== undefined && { user }) };
  const { id, email, collection } = user;
  return { ...lock, user: { id, email, collection } };
}
