import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { reasonOf } from '../../feeds/reasons/reason.ts';
import { storedReasonText } from '../../feeds/reasons/reason-texts.ts';
import { addFeedSource } from '../../feeds/sources/feed-source.ts';
import { up } from './0037-reasons-as-codes.ts';

let feeds: FeedDatabase;
beforeAll(async () => {
  feeds = await openFeedDatabase('reasons_as_codes');
});
afterAll(() => feeds.close());

test('reasons of runs that were stored as sentences show in the reader’s language, and twice does no harm', async () => {
  const { database } = feeds;
  const settings = { kind: 'file', layout: 'centris', path: 'x', destinations: [{ id: '', micrositeIds: ['m-1'] }] };
  const id = await addFeedSource(database, { name: 'Old', settings }, undefined);
  const stored = [
    'A list of keys could not be read: 40 of 50 rows are bad: The row has no key',
    'Changes could not be read: No access token: The server answered 401',
    'Listings could not be read: No access token: Nothing came for 30 s',
    'connect ECONNREFUSED 127.0.0.1:9',
  ];
  for (const reason of stored)
    await sql`insert into feed_run (source_id, outcome, reason) values (${id}, 'failed', ${reason})`.execute(database);
  await sql`insert into feed_run (source_id, outcome) values (${id}, 'done')`.execute(database);
  await sql`insert into feed_alarm (source_id, kind, detail) values (${id}, 'list-held', '7 of 9 listings are missing')`.execute(
    database,
  );
  // Migrations know no tables by their types.
  const untyped = database as unknown as Kysely<unknown>;
  await up(untyped);
  await up(untyped);
  const runs = await database.selectFrom('feed_run').select('reason').orderBy('id').execute();
  expect(runs.map(({ reason }) => storedReasonText('fr', reason))).toEqual([
    'Liste des inscriptions\u00a0: 40 lignes sur 50 ne sont pas lisibles\u00a0: les colonnes ne sont sans doute pas à leur place.',
    'Changements\u00a0: L’identifiant ou le mot de passe est refusé.',
    'Connexion\u00a0: Le serveur n’a pas répondu à temps.',
    'connect ECONNREFUSED 127.0.0.1:9',
    '',
  ]);
  const alarm = await database.selectFrom('feed_alarm').select('detail').executeTakeFirstOrThrow();
  expect(JSON.parse(alarm.detail)).toEqual(reasonOf('listings-missing', { missing: 7, live: 9 }));
});
