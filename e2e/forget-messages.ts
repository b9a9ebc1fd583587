import pg from 'pg';
import { beforeAll, inject } from 'vitest';

/**
 * Forgets how many messages this machine has sent, before each file. All files send from one network, of which core accepts a number within
 * ten minutes, and on a quick machine together they send as many.
 */
beforeAll(async () => {
  const database = new pg.Client(inject('stack').databaseUrl);
  await database.connect();
  await database.query(`delete from core.contact_rate where key like 'client:%'`);
  await database.end();
});
