import { expect, test } from 'vitest';
import { shownLock } from './shown-lock.ts';

const lock = { isLocked: true, lastEditedAt: '2026-11-25T03:00:00.000Z' };

test('A form shows the id and the address of the person who holds its lock, and nothing else of the account', () => {
  const account = { id: 1, email: 'aline@example.ca', collection: 'users' as const };
  const sites = [{ id: 1, site_key: 'secret' }];
  expect(
    shownLock({ ...lock, user: { ...account, sessions: [{ id: 'secret', createdAt: '', expiresAt: '' }], sites } }),
  ).toEqual({
    ...lock,
    user: account,
  });
});

test('The id of a person whose account one may not read stays', () => {
  expect(shownLock({ ...lock, user: 7 })).toEqual({ ...lock, user: 7 });
});
