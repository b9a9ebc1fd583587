import { contactAnswer } from '@vitrine/contract/core/contact-answer.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Connection, connect } from '../src/db/connect.ts';
import type { CoreSettings } from '../src/open-core.ts';
import { createCoreDatabase, startCore } from './core-fixture.ts';

interface Started {
  databaseUrl: string;
  core: ReturnType<typeof startCore>;
  connection: Connection;
}

/**
 * Starts core on a database of its own for the tests of a file, and deletes its messages, counts and jobs before each test. Called at the
 * top of the file.
 */
export function openLeadCore(databaseName: string, settings: Partial<CoreSettings> = {}) {
  let started: Started | undefined;
  const running = (): Started => {
    if (!started) throw new Error('Core runs within tests and their hooks alone');
    return started;
  };
  beforeAll(async () => {
    const databaseUrl = await createCoreDatabase(databaseName);
    const connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
    started = { databaseUrl, core: startCore(databaseUrl, settings), connection };
  });
  afterAll(() => Promise.all([running().core.close(), running().connection.close()]));
  beforeEach(() => sql`truncate lead, contact_rate, core_queue.job cascade`.execute(running().connection.database));
  return {
    get databaseUrl() {
      return running().databaseUrl;
    },
    get core() {
      return running().core;
    },
    get database() {
      return running().connection.database;
    },
    leads: () => running().connection.database.selectFrom('lead').selectAll().execute(),
    /** Returns the data of the queued jobs. */
    async jobs() {
      const { rows } = await sql<{ data: object }>`select data from core_queue.job order by data->>'kind'`.execute(
        running().connection.database,
      );
      return rows.map(({ data }) => data);
    },
  };
}

/** Returns the id of the lead of an accepted message. */
export async function acceptedId(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  return contactAnswer.parse(await answer.json()).id;
}
