import pg from 'pg';
import { expect, test } from 'vitest';
import { adminOrigin } from './admin-session.ts';
import { stack } from './browser.ts';

const json = { origin: adminOrigin, 'content-type': 'application/json' };

/** Logs in and returns the status of the first request of the new session. */
async function logInAndRead(): Promise<number> {
  const call = { method: 'POST', headers: json, body: JSON.stringify(stack.staff) };
  const answer = await fetch(`${adminOrigin}/api/users/login`, call);
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return (await fetch(`${adminOrigin}/api/sites?depth=0`, { headers: { origin: adminOrigin, cookie } })).status;
}

/** Names of the statements after which a connection of the admin was left within a transaction. */
async function findOpenTransactions(): Promise<string[]> {
  const client = new pg.Client(stack.databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    `select query from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '1 second'`,
  );
  await client.end();
  return rows.map(({ query }) => query);
}

test('the built admin keeps each transaction on a connection of its own while others read and write', async () => {
  const headers = { origin: adminOrigin, cookie: stack.staffCookie };
  let isDone = false;
  const read = async () => {
    while (!isDone) await fetch(`${adminOrigin}/api/pages?limit=5&depth=0`, { headers });
  };
  const readers = Promise.all([read(), read(), read()]);
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++)
    statuses.push(...(await Promise.all(Array.from({ length: 5 }, logInAndRead))));
  isDone = true;
  await readers;
  expect(statuses).toEqual(statuses.map(() => 200));
  await expect.poll(findOpenTransactions).toEqual([]);
});
