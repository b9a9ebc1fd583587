import { expect, test } from 'vitest';
import { site } from '../../test/core-fixture.ts';
import { upsertCoreSite } from './upsert-site.ts';

test.each(['*', 'm-2,m-1', '', 'm 1', '../m-1', '-m', 'm_1', 'm\u00001', 'é', 'm'.repeat(65)])(
  'a site of the id %j is not registered',
  async (micrositeId) => {
    // No database answers at this address: the id is refused before the database is called.
    const registered = upsertCoreSite('postgres://127.0.0.1:1/none', { ...site, micrositeId });
    await expect(registered).rejects.toThrow('micrositeId');
  },
);
