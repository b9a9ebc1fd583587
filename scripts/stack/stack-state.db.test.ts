import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../tests/create-test-database.ts';
import { openStackState } from './stack-state.ts';

test('A value is kept in the database until it is written anew.', async () => {
  const url = await createTestDatabase(inject('databaseUrl'), 'stack_state');
  const first = await openStackState(url);
  expect(await first.read('schema')).toBeNull();
  await first.write('schema', 'one');
  await first.write('schema', 'two');
  await first.close();
  const second = await openStackState(url);
  expect(await second.read('schema')).toBe('two');
  await second.close();
});
