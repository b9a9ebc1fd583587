import type { Where } from 'payload';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { runDueChanges, startSchedule } from './run-schedule.ts';
import { siteTimeZone } from './time-zone.ts';
import { wallTime } from './zoned-time.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_schedule');
});
afterAll(() => api.stop());

const log = pino({ level: 'silent' });
const hour = 3_600_000;
/** Returns the date and time in Toronto a number of hours from now, as a form sends it. */
const inHours = (hours: number) => wallTime(new Date(Date.now() + hours * hour), siteTimeZone);
/** Runs the changes that are due a number of hours from now. */
const runIn = (hours: number) =>
  runDueChanges({ payload: api.content.payload, locks: api.content.locks, log }, new Date(Date.now() + hours * hour));

let count = 0;
async function createPage(status: 'draft' | 'published' = 'draft', site = api.sites.a) {
  count += 1;
  const path = `/fr/programmee-${count}`;
  const data = { site, title: `Page ${count}`, path, access: 'public', _status: status };
  const { id } = await api.payload.create({ collection: 'pages', data, locale: 'fr', draft: status === 'draft' });
  return { id: Number(id), path };
}

interface Dates {
  publish?: string | null;
  unpublish?: string | null;
}

const schedule = (role: RoleName, id: number, dates: Dates, language = 'fr') =>
  api.call(role, `pages/${id}/schedule`, {
    json: { publish: null, unpublish: null, ...dates },
    headers: { 'accept-language': language },
  });
const read = async (id: number) => (await api.call('admin', `pages/${id}/schedule`)).body;
const statusOf = async (path: string) => (await api.content.page('a', path)).status;
const auditOf = async (id: number) => {
  const where: Where = { and: [{ subject: { equals: 'pages' } }, { subject_id: { equals: String(id) } }] };
  const { docs } = await api.payload.find({ collection: 'audit-log', where, sort: 'id', depth: 0 });
  return docs.map(({ action, actor }) => [action, actor]);
};

describe('a page with dates', () => {
  test('goes live and is taken down at its times, on behalf of the person who scheduled it', async () => {
    const { id, path } = await createPage();
    const dates = { publish: inHours(2), unpublish: inHours(4) };
    const { status, body } = await schedule('editorOfA', id, dates);
    expect([status, body]).toMatchObject([
      200,
      {
        timeZone: 'America/Toronto',
        publish: { wall: dates.publish, by: 'editorOfA', failure: null },
        unpublish: { wall: dates.unpublish },
      },
    ]);
    await runIn(1);
    expect(await statusOf(path)).toBe(404);
    await runIn(3);
    await expect.poll(() => statusOf(path)).toBe(200);
    expect(await read(id)).toMatchObject({ publish: null, unpublish: { wall: dates.unpublish } });
    await runIn(5);
    await expect.poll(() => statusOf(path)).toBe(404);
    expect((await api.payload.findByID({ collection: 'pages', id, draft: true, locale: 'fr' }))._status).toBe('draft');
    const editor = 'editorOfA (editorofa@example.ca)';
    expect(await auditOf(id)).toEqual([
      ['publish_scheduled', editor],
      ['unpublish_scheduled', editor],
      ['published_on_schedule', editor],
      ['unpublished_on_schedule', editor],
    ]);
  });

  test('publishes its draft as it is then, and is made once when its time passed while nothing ran', async () => {
    const { id, path } = await createPage('published');
    await api.payload.update({ collection: 'pages', id, data: { title: 'Nouveau titre' }, draft: true, locale: 'fr' });
    await schedule('admin', id, { publish: inHours(1) });
    const versions = async () =>
      (await api.payload.countVersions({ collection: 'pages', where: { parent: { equals: id } } })).totalDocs;
    const before = await versions();
    await Promise.all([runIn(100), runIn(100), runIn(100)]);
    const { title } = await api.payload.findByID({ collection: 'pages', id, locale: 'fr' });
    expect([title, (await versions()) - before, await statusOf(path)]).toEqual(['Nouveau titre', 1, 200]);
  });

  test('is changed, then cancelled', async () => {
    const { id } = await createPage();
    await schedule('editorOfA', id, { publish: inHours(2) });
    const later = inHours(6);
    expect((await schedule('editorOfBoth', id, { publish: later })).body.publish).toMatchObject({
      ...{ wall: later, by: 'editorOfBoth' },
    });
    expect((await schedule('editorOfA', id, {})).body).toMatchObject({ publish: null, unpublish: null });
    await runIn(7);
    expect((await auditOf(id)).map(([action]) => action)).toEqual([
      ...['publish_scheduled', 'publish_scheduled', 'schedule_cancelled'],
    ]);
    expect((await api.payload.findByID({ collection: 'pages', id, draft: true, locale: 'fr' }))._status).toBe('draft');
  });

  test('that is published by hand first has nothing left to publish; one that is deleted, nothing at all', async () => {
    const [first, second] = [await createPage(), await createPage()];
    for (const { id } of [first, second]) await schedule('admin', id, { publish: inHours(2), unpublish: inHours(3) });
    await api.payload.update({ collection: 'pages', id: first.id, data: { _status: 'published' }, locale: 'fr' });
    expect(await read(first.id)).toMatchObject({ publish: null, unpublish: expect.anything() });
    await api.payload.delete({ collection: 'pages', id: second.id });
    const where = { page: { in: [first.id, second.id] } };
    expect((await api.payload.count({ collection: 'scheduled-changes', where })).totalDocs).toBe(1);
  });

  test('can be taken down although it could not be published any more', async () => {
    const { id, path } = await createPage('published');
    await api.payload.update({ collection: 'pages', id, data: { title: '' }, draft: true, locale: 'fr' });
    await schedule('admin', id, { unpublish: inHours(1) });
    await runIn(2);
    await expect.poll(() => statusOf(path)).toBe(404);
  });
});

test('an article is published at its time', async () => {
  const data = { site: api.sites.a, title: 'Nouvelle', slug: 'nouvelle', _status: 'draft' as const };
  const { id } = await api.payload.create({ collection: 'articles', data, locale: 'fr', draft: true });
  const json = { publish: inHours(1), unpublish: null };
  expect((await api.call('editorOfA', `articles/${id}/schedule`, { json })).status).toBe(200);
  await runIn(2);
  expect((await api.payload.findByID({ collection: 'articles', id, locale: 'fr' }))._status).toBe('published');
});

describe('a date is refused', () => {
  const errorsOf = async (id: number, dates: Dates, language?: string) => {
    const { status, body } = await schedule('editorOfA', id, dates, language);
    return [status, body.errors];
  };

  test.each([
    ['in the past', 'fr', { publish: '2020-01-01T09:00' }, 'publish', /passée/],
    ['in the past', 'en', { unpublish: '2020-01-01T09:00' }, 'unpublish', /is past/],
    ['that is none', 'fr', { publish: 'demain' }, 'publish', /Entrez une date/],
  ] as const)('%s (%s)', async (_, language, dates, field, message) => {
    const { id } = await createPage();
    const errors = [{ field, message: expect.stringMatching(message) }];
    expect(await errorsOf(id, dates, language)).toEqual([400, errors]);
    expect(await read(id)).toMatchObject({ publish: null, unpublish: null });
  });

  test.each([
    ['fr', /après la publication/],
    ['en', /after the date to publish/],
  ] as const)('that takes the page down before it is published (%s)', async (language, message) => {
    const { id } = await createPage();
    const dates = { publish: inHours(3), unpublish: inHours(2) };
    expect(await errorsOf(id, dates, language)).toEqual([
      ...[400, [{ field: 'unpublish', message: expect.stringMatching(message) }]],
    ]);
    expect(await read(id)).toMatchObject({ publish: null, unpublish: null });
  });

  test('when the draft could not be published by hand, and nothing is published by trying', async () => {
    const { id, path } = await createPage();
    await api.payload.update({ collection: 'pages', id, data: { title: '' }, draft: true, locale: 'fr' });
    const [status, errors] = await errorsOf(id, { publish: inHours(1) });
    expect([status, errors]).toMatchObject([400, [{ field: 'publish', message: expect.stringContaining('Titre') }]]);
    expect(await statusOf(path)).toBe(404);
  });
});

describe('a change that fails', () => {
  test('stays for staff with its reason in their language until it is scheduled again', async () => {
    const [first, second] = [await createPage(), await createPage()];
    await schedule('editorOfA', first.id, { publish: inHours(1) });
    // Another page takes the path in the meantime, in the language that the form does not show.
    const english = `/en/taken-${first.id}`;
    const draft = { path: english, title: 'A' };
    await api.payload.update({ collection: 'pages', id: first.id, data: draft, draft: true, locale: 'en' });
    await api.payload.update({
      collection: 'pages',
      id: second.id,
      data: { path: english, title: 'B', _status: 'published' },
      locale: 'en',
    });
    await runIn(2);
    await runIn(3);
    expect(await statusOf(first.path)).toBe(404);
    const { body } = await api.call('editorOfA', `pages/${first.id}/schedule`);
    expect(body.publish.failure).toContain(`«\u00a0${english}\u00a0» est déjà pris`);
    expect((await auditOf(first.id)).map(([action]) => action)).toEqual(['publish_scheduled', 'schedule_failed']);
    const inEnglish = await api.call('editorOfA', `pages/${first.id}/schedule`, {
      headers: { 'accept-language': 'en' },
    });
    expect(inEnglish.body.publish.failure).toContain('already taken');
    await api.payload.update({
      collection: 'pages',
      id: first.id,
      data: { path: `${english}-2` },
      draft: true,
      locale: 'en',
    });
    expect((await schedule('editorOfA', first.id, { publish: inHours(1) })).body.publish.failure).toBeNull();
    await runIn(2);
    await expect.poll(() => statusOf(first.path)).toBe(200);
  });

  test('because its person lost the site or the account is not made', async () => {
    const account = { name: 'Partie', password: 'un-mot-de-passe-long', role: 'editor', sites: [api.sites.a] };
    const pages = [await createPage(), await createPage()];
    const users = await Promise.all(
      pages.map((_, index) =>
        api.payload.create({ collection: 'users', data: { ...account, email: `partie-${index}@example.ca` } }),
      ),
    );
    for (const [index, { id }] of pages.entries()) {
      await schedule('admin', id, { publish: inHours(1) });
      const where = { page: { equals: id } };
      await api.payload.update({ collection: 'scheduled-changes', where, data: { user: users[index]?.id } });
    }
    await api.payload.update({ collection: 'users', id: users[0]?.id ?? 0, data: { sites: [api.sites.b] } });
    await api.payload.delete({ collection: 'users', id: users[1]?.id ?? 0 });
    await runIn(2);
    for (const { id, path } of pages) {
      expect((await read(id)).publish.failure).toEqual(expect.any(String));
      expect(await statusOf(path)).toBe(404);
    }
  });
});

test('a change that a killed process had begun is made by the next one, and by no other while it lasts', async () => {
  const { id, path } = await createPage();
  await schedule('admin', id, { publish: inHours(1) });
  const killed = new pg.Client({ connectionString: api.content.env.DATABASE_URL });
  await killed.connect();
  await killed.query('begin');
  await killed.query('delete from content.scheduled_changes where page_id = $1', [id]);
  await runIn(2);
  expect(await statusOf(path)).toBe(404);
  await killed.end();
  await runIn(2);
  await expect.poll(() => statusOf(path)).toBe(200);
});

test('the due changes of a stopped service are made when it starts', async () => {
  const { id, path } = await createPage();
  await schedule('admin', id, { publish: inHours(1) });
  await api.payload.update({
    ...{ collection: 'scheduled-changes', where: { page: { equals: id } } },
    data: { at: new Date(Date.now() - hour).toISOString() },
  });
  const running = startSchedule({ payload: api.content.payload, locks: api.content.locks, log });
  await expect.poll(() => statusOf(path)).toBe(200);
  await running.stop();
});

describe('the dates of another tenant', () => {
  test.each([
    ['anonymous', 401],
    ['editorOfA', 404],
    ['editorOfBoth', 200],
  ] as const)('are answered %s with %i', async (role, status) => {
    const { id } = await createPage('draft', api.sites.b);
    expect((await schedule('admin', id, { publish: inHours(1) })).status).toBe(200);
    expect((await api.call(role, `pages/${id}/schedule`)).status).toBe(status);
    expect((await schedule(role, id, {})).status).toBe(status);
    expect((await read(id)).publish === null).toBe(status === 200);
  });

  test('move to another site with their page, and go with their site', async () => {
    const { id } = await createPage();
    await schedule('admin', id, { publish: inHours(1) });
    const identity = { site_id: 'c', microsite_id: 'm-c', site_key: 'the-secret-key-of-site-c', site_type: 'agency' };
    const other = await api.payload.create({ collection: 'sites', data: { name: 'Site c', ...identity } });
    const json = { site: other.id };
    expect((await api.call('admin', `pages/${id}?locale=fr&draft=true`, { method: 'PATCH', json })).status).toBe(200);
    const where = { page: { equals: id } };
    const { docs } = await api.payload.find({ collection: 'scheduled-changes', where, depth: 0 });
    expect(docs).toMatchObject([{ site: other.id }]);
    await api.payload.delete({ collection: 'sites', id: other.id });
    expect((await api.payload.count({ collection: 'scheduled-changes', where })).totalDocs).toBe(0);
  });

  test('are not in the collection, and nobody writes there', async () => {
    const { id } = await createPage('draft', api.sites.b);
    await schedule('admin', id, { publish: inHours(1) });
    const { body } = await api.call('editorOfA', 'scheduled-changes?limit=0&depth=0');
    expect(body.docs.filter(({ site }: { site: number }) => site !== api.sites.a)).toEqual([]);
    const json = { site: api.sites.a, page: id, action: 'publish', at: '2099-01-01' };
    expect((await api.call('admin', 'scheduled-changes', { json })).status).toBe(403);
    // The endpoint of Payload's own job queue is not available, because the schedule does not use that queue.
    expect((await api.call('admin', 'payload-jobs/run')).status).toBe(404);
  });

  test.each(['x', '0', '1e3', '99999999999'])('at the id %s are a bad request', async (id) => {
    expect((await api.call('admin', `pages/${id}/schedule`)).status).toBe(400);
  });
});
