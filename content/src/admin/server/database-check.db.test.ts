import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createContentDatabase } from '../../../test/content-database.ts';
import { createDatabaseCheck } from './database-check.ts';

test('a process that is busy itself does not take the database for unavailable', async () => {
  const isAvailable = createDatabaseCheck(await createContentDatabase('content_busy_check'));
  const answer = isAvailable();
  await setTimeout(1);
  for (const end = Date.now() + 3_000; Date.now() < end; );
  expect(await answer).toBe(true);
});

test('a database that accepts a connection and stays silent is unavailable', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const isAvailable = createDatabaseCheck(`postgres://nobody@127.0.0.1:${port}/none`);
  expect(await isAvailable()).toBe(false);
  expect(await isAvailable()).toBe(false);
});
