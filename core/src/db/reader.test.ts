import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from './connect.ts';
import { createReader } from './reader.ts';

const unconnected = (): Database =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

const [primary, first, second] = [unconnected(), unconnected(), unconnected()];
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const same = async (database: Database) => database;

test('without replicas the primary reads', async () => {
  expect(await createReader(primary, [])(same)).toBe(primary);
});

test('replicas take turns', async () => {
  const read = createReader(primary, [first, second]);
  expect([await read(same), await read(same), await read(same)]).toEqual([first, second, first]);
});

test('a replica that is away is skipped for five seconds, then asked again', async () => {
  let clock = 0;
  let refusing = true;
  const asked: Database[] = [];
  const read = createReader(primary, [first], () => clock);
  const work = async (database: Database) => {
    asked.push(database);
    if (database === first && refusing) throw away;
    return database;
  };
  expect(await read(work)).toBe(primary);
  expect(await read(work)).toBe(primary);
  refusing = false;
  clock = 5001;
  expect(await read(work)).toBe(first);
  expect(asked).toEqual([first, primary, primary, first]);
});

test('a wrong query is not tried elsewhere', async () => {
  const asked: Database[] = [];
  const read = createReader(primary, [first]);
  const work = async (database: Database) => {
    asked.push(database);
    throw Object.assign(new Error('column does not exist'), { code: '42703' });
  };
  await expect(read(work)).rejects.toThrow('column does not exist');
  expect(asked).toEqual([first]);
});

test('errors of a lost connection and of a missing one both mean away; a wrong query does not', () => {
  expect(isDatabaseUnavailable(away)).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([away]))).toBe(true);
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code: '08006' }))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code: '23505' }))).toBe(false);
});
