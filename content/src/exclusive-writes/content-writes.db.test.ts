import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { runDueChanges } from '../schedule/run-schedule.ts';
import { purgeTrash } from '../trash/purge-trash.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_writes');
});
afterAll(() => api.stop());

const parallel = 20;
let count = 0;
beforeEach(() => {
  count += 1;
});

const times = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: parallel }, (_, index) => work(index)));
const patch = (path: string, json: object) => api.call('editorOfA', path, { method: 'PATCH', json });

/** Returns the data of a new document of each collection; a different `index` gives a different document. */
const examples = {
  pages: (index = 0) => ({
    title: 'Page',
    path: `/fr/ecriture-${count}-${index}`,
    access: 'public',
    _status: 'published',
  }),
  articles: () => ({ title: 'Article', slug: `ecriture-${count}`, _status: 'published' }),
  people: (index = 0) => ({ name: 'Inès Roy', slug: `ines-${count}-${index}`, kind: 'team' }),
  offices: () => ({ name: 'Bureau', slug: `bureau-${count}` }),
  categories: () => ({ label: 'Catégorie' }),
  'reusable-blocks': () => ({ name: 'Bloc', blocks: [{ blockType: 'spacer_block' }] }),
  redirects: (index = 0) => ({ source: `/ancienne-${count}-${index}`, target_address: '/fr/contact', status: '301' }),
} as const;
type Collection = keyof typeof examples;

async function create(collection: Collection): Promise<number> {
  const json = { site: api.sites.a, ...examples[collection]() };
  const { status, body } = await api.call('editorOfA', `${collection}?locale=fr`, { json });
  expect(status).toBe(201);
  return body.doc.id;
}

/** Field of each collection that the test requests change. */
const fields = { pages: 'title', articles: 'title', categories: 'label', redirects: 'target_address' } as Partial<
  Record<Collection, string>
>;

/** Saves a document many times at once, as a draft and as published, and makes one other change in the middle of these requests. */
async function amongSaves<T>(collection: Collection, id: number, change: () => Promise<T>): Promise<T> {
  const queries = ['', '&draft=true', '&draft=true&autosave=true'];
  const save = (index: number) =>
    patch(`${collection}/${id}?locale=fr${queries[index % queries.length]}`, {
      [fields[collection] ?? 'name']: `/fr/${index}`,
    });
  const half = Array.from({ length: parallel / 2 }, (_, index) => index);
  const before = half.map(save);
  const changed = change();
  const after = half.map((index) => save(parallel / 2 + index));
  await Promise.all([...before, ...after]);
  return await changed;
}

const stored = async (collection: Collection, id: number, draft = false) =>
  (await api.payload.find({ collection, where: { id: { equals: id } }, draft, trash: true, depth: 0 })).docs[0];

describe.each(Object.keys(examples) as Collection[])(
  'while a document of %s is saved again and again',
  (collection) => {
    test('its deletion for good stays', async () => {
      const id = await create(collection);
      const { status } = await amongSaves(collection, id, () =>
        api.call('editorOfA', `${collection}/${id}`, { method: 'DELETE' }),
      );
      expect(status).toBe(200);
      expect(await stored(collection, id)).toBeUndefined();
      if (collection !== 'pages' && collection !== 'articles') return;
      const versions = await api.payload.countVersions({ collection, where: { parent: { equals: id } } });
      expect(versions.totalDocs).toBe(0);
    });
  },
);

describe.each(['pages', 'articles', 'people'] as const)(
  'while a document of %s is saved again and again',
  (collection) => {
    test.each(['alone', 'in a list'])('its move to the trash %s stays', async (way) => {
      const id = await create(collection);
      const where = way === 'alone' ? `${collection}/${id}?` : `${collection}?where[id][in][0]=${id}&`;
      const { status } = await amongSaves(collection, id, () =>
        patch(`${where}locale=fr`, { deletedAt: new Date().toISOString() }),
      );
      expect(status).toBe(200);
      for (const draft of [false, true]) expect((await stored(collection, id, draft))?.deletedAt).toBeTruthy();
    });

    test('it is restored or deleted for good, when the trash is emptied meanwhile', async () => {
      const id = await create(collection);
      await patch(`${collection}/${id}?locale=fr`, { deletedAt: '2020-01-01T00:00:00.000Z' });
      const options = { payload: api.content.payload, locks: api.content.locks, log: pino({ level: 'silent' }) };
      const [restored] = await Promise.all([
        patch(`${collection}/${id}?locale=fr&trash=true`, { deletedAt: null }),
        purgeTrash(options),
        times((index) => patch(`${collection}/${id}?locale=fr`, { [fields[collection] ?? 'name']: `${index}` })),
      ]);
      const left = await stored(collection, id);
      expect([restored.status === 200, left?.deletedAt ?? null]).toEqual([left !== undefined, null]);
    });
  },
);

const hour = 3_600_000;
const wallTime = (hours: number) =>
  new Date(Date.now() + hours * hour)
    .toLocaleString('sv', { timeZone: 'America/Toronto' })
    .slice(0, 16)
    .replace(' ', 'T');

describe('a page that is published at a time', () => {
  test('is what the last of the runs and of the changes by hand made it', async () => {
    const id = await create('pages');
    await patch(`pages/${id}?locale=fr`, { _status: 'draft' });
    const dates = { publish: wallTime(1), unpublish: null };
    expect((await api.call('editorOfA', `pages/${id}/schedule`, { json: dates })).status).toBe(200);
    const options = { payload: api.content.payload, locks: api.content.locks, log: pino({ level: 'silent' }) };
    const run = () => runDueChanges(options, new Date(Date.now() + 2 * hour));
    const statuses = ['draft', 'published'];
    await Promise.all([
      times((index) => patch(`pages/${id}?locale=fr`, { _status: statuses[index % 2] })),
      ...[1, 2, 3].map(run),
    ]);
    const [main, latest] = [await stored('pages', id), await stored('pages', id, true)];
    expect(main?._status).toBe(latest?._status);
    // The published document equals the latest stored version, so that no write was lost between the two tables.
    expect(main?.updatedAt).toBe(latest?.updatedAt);
    const { totalDocs } = await api.payload.count({ collection: 'scheduled-changes', where: { page: { equals: id } } });
    expect(totalDocs).toBe(0);
  });
});

describe('of twenty documents that are created at the same moment one is', () => {
  test.each(['pages', 'people', 'redirects'] as const)('created in %s', async (collection) => {
    const json = { site: api.sites.a, ...examples[collection]() };
    const answers = await times(() => api.call('editorOfA', `${collection}?locale=fr`, { json }));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(parallel - 1).fill(400)]);
  });

  test.each(['pages', 'people'] as const)('given the address in %s by twenty changes', async (collection) => {
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const json = { site: api.sites.a, ...examples[collection](index) };
      ids.push((await api.call('editorOfA', `${collection}?locale=fr`, { json })).body.doc.id);
    }
    const address = collection === 'pages' ? { path: `/fr/prise-${count}` } : { slug: `prise-${count}` };
    const answers = await times((index) => patch(`${collection}/${ids[index % 5]}?locale=fr`, address));
    // The document that got the address may be saved with it again.
    const taking = answers.flatMap(({ status }, index) => (status === 200 ? [index % 5] : []));
    expect(new Set(taking).size).toBe(1);
    const { totalDocs } = await api.payload.count({
      collection,
      where: { [Object.keys(address)[0] ?? '']: { equals: Object.values(address)[0] } },
    });
    expect(totalDocs).toBe(1);
  });

  test('given the short name by one change of a list', async () => {
    const ids: number[] = [];
    for (const index of [0, 1, 2]) {
      const json = { site: api.sites.a, ...examples.people(index) };
      ids.push((await api.call('editorOfA', 'people?locale=fr', { json })).body.doc.id);
    }
    const slug = `liste-${count}`;
    const { body } = await patch(`people?where[id][in]=${ids.join(',')}`, { slug });
    expect([body.docs.length, body.errors.length]).toEqual([1, 2]);
    expect((await api.payload.count({ collection: 'people', where: { slug: { equals: slug } } })).totalDocs).toBe(1);
  });

  test('created as a site of a domain', async () => {
    const json = (index: number) => ({
      ...{ name: 'Site', site_id: `s-${count}-${index}`, microsite_id: `m-${count}-${index}`, site_type: 'agency' },
      ...{ site_key: `the-secret-key-of-site-${count}-${index}`, domains: ['unique.example.ca'], _status: 'published' },
    });
    const answers = await times((index) => api.call('admin', 'sites?locale=fr', { json: json(index) }));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(parallel - 1).fill(400)]);
  });
});
