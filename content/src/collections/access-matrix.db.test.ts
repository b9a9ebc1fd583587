import type { CollectionSlug, GlobalSlug, SanitizedCollectionConfig } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type RoleName,
  roleNames,
  type SiteName,
  type StaffApi,
  startStaffApi,
  uploadForm,
} from '../../test/staff-api.ts';

// Tests every role on every endpoint of every collection, with a document of each site. `rules` defines what must succeed; any
// other result is reported as a failure.

/** Documents on which a role may act: those of site a or b, of no site, or the account of a role. */
type Target = SiteName | 'shared' | Exclude<RoleName, 'anonymous'>;
type Grants = Record<RoleName, readonly Target[]>;

interface CollectionRules {
  /** Documents that the test creates; each endpoint is tested on each of them. */
  targets: readonly Target[];
  /** The field that an update writes and that shows whether it was written. */
  marker: string;
  create: Grants;
  read: Grants;
  update: Grants;
  delete: Grants;
  /** Readers of versions. Those who may update restore them. */
  versions?: Grants;
  /** Readers of the file of an upload. */
  files?: Grants;
}

const grants = (editorOfA: readonly Target[], editorOfBoth: readonly Target[], admin: readonly Target[]): Grants => ({
  ...{ anonymous: [], editorOfA, editorOfBoth, admin },
});
const nobody = grants([], [], []);
const ownSites = grants(['a'], ['a', 'b'], ['a', 'b']);

const siteTargets: readonly Target[] = ['a', 'b'];
const siteContent = { targets: siteTargets, create: ownSites, read: ownSites, update: ownSites, delete: ownSites };
const libraryWriters = grants(['a'], ['a', 'b'], ['a', 'b', 'shared']);
const libraryReaders = grants(['a', 'shared'], ['a', 'b', 'shared'], ['a', 'b', 'shared']);
const accounts = ['editorOfA', 'editorOfBoth', 'admin'] as const;
const ownAccount = grants(['editorOfA'], ['editorOfBoth'], accounts);

const rules: Record<string, CollectionRules> = {
  pages: { ...siteContent, marker: 'title', versions: ownSites },
  articles: { ...siteContent, marker: 'title', versions: ownSites },
  categories: { ...siteContent, marker: 'label' },
  people: { ...siteContent, marker: 'name' },
  offices: { ...siteContent, marker: 'name' },
  'reusable-blocks': { ...siteContent, marker: 'name' },
  media: {
    ...{ targets: ['a', 'b', 'shared'], marker: 'alt', create: libraryWriters, read: libraryReaders },
    ...{ update: libraryWriters, delete: libraryWriters, files: libraryReaders },
  },
  redirects: { ...siteContent, marker: 'source' },
  'missing-paths': { ...siteContent, marker: 'path', create: nobody, update: nobody },
  'scheduled-changes': { ...siteContent, marker: 'user_name', create: nobody, update: nobody, delete: nobody },
  sites: {
    ...{ targets: ['a', 'b'], marker: 'name', create: grants([], [], ['a', 'b']), read: ownSites, update: ownSites },
    delete: grants([], [], ['a', 'b']),
    versions: ownSites,
  },
  users: {
    ...{ targets: accounts, marker: 'name', create: grants([], [], accounts), read: ownAccount, update: ownAccount },
    delete: grants([], [], accounts),
  },
  'payload-folders': {
    ...{ targets: ['a', 'b', 'shared'], marker: 'name', create: libraryWriters, read: libraryReaders },
    ...{ update: libraryWriters, delete: libraryWriters },
  },
  // The target is the site of the page that is locked.
  'payload-locked-documents': { ...siteContent, marker: 'globalSlug' },
  // The target is the account that owns the preferences; an admin has no access to those of others.
  'payload-preferences': {
    ...{ targets: accounts, marker: 'value', create: nobody },
    ...{ read: grants(['editorOfA'], ['editorOfBoth'], ['admin']), update: nobody, delete: nobody },
  },
  'audit-log': {
    ...{ targets: ['shared'], marker: 'title', create: nobody, read: grants([], [], ['shared']) },
    ...{ update: nobody, delete: nobody },
  },
  'payload-migrations': { targets: [], marker: 'name', create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-kv': { targets: ['shared'], marker: 'key', create: nobody, read: nobody, update: nobody, delete: nobody },
};

/** Globals of the configuration: a field that the test writes, and the roles that may read and write it. */
const globalRules: Record<string, { field: string; roles: readonly RoleName[] }> = {
  'account-settings': { field: 'second_factor_required', roles: ['admin'] },
};

let api: StaffApi;
let picture: Blob;
let count = 0;

beforeAll(async () => {
  api = await startStaffApi('content_access_matrix');
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
});
afterAll(() => api.stop());

const isSite = (target: Target): target is SiteName => target === 'a' || target === 'b';

/** Returns the data of a new document of the collection for the target. */
function sample(slug: string, target: Target): Record<string, unknown> {
  count += 1;
  const word = `essai-${count}`;
  const site = isSite(target) ? api.sites[target] : null;
  const samples: Record<string, Record<string, unknown>> = {
    pages: { site, title: word, path: `/fr/${word}`, access: 'public', _status: 'published' },
    articles: { site, title: word, slug: word, _status: 'published' },
    categories: { site, label: word },
    people: { site, name: word, slug: word, kind: 'broker' },
    offices: { site, name: word, slug: word },
    'reusable-blocks': { site, name: word, blocks: [{ blockType: 'spacer_block' }] },
    media: { site, alt: word },
    'payload-folders': { site, name: word },
    redirects: { site, source: `/${word}`, target_address: `/fr/vers-${word}` },
    'scheduled-changes': { site, action: 'publish', at: '2099-01-01', user_name: word },
    'missing-paths': { site, path: `/${word}`, count: 1 },
    sites: {
      name: word,
      site_id: word,
      microsite_id: word,
      site_key: `the-secret-key-of-${word}`,
      site_type: 'agency',
    },
    users: { name: word, email: `${word}@example.ca`, password: 'un-mot-de-passe-long', role: 'editor' },
    'audit-log': { action: 'updated', subject: 'users', title: word },
    'payload-locked-documents': { globalSlug: word },
    'payload-kv': { key: word, data: {} },
  };
  return samples[slug] ?? {};
}

/** Creates a document without access control and returns its id. */
async function create(slug: string, target: Target): Promise<number> {
  // The table names every collection of the configuration, which the test below checks.
  const collection = slug as CollectionSlug;
  const data = sample(slug, target);
  if (slug === 'payload-locked-documents' && isSite(target)) {
    data.document = { relationTo: 'pages', value: await create('pages', target) };
    data.user = { relationTo: 'users', value: api.users.admin };
  }
  if (slug === 'payload-preferences' && !isSite(target) && target !== 'shared') {
    data.user = { relationTo: 'users', value: api.users[target] };
    data.key = `key-${count}`;
    // The hook of the collection sets the caller as the owner, so the row is written directly to the database.
    return Number((await api.payload.db.create({ collection, data })).id);
  }
  const bytes = Buffer.from(await picture.arrayBuffer());
  const file = { name: `essai-${count}.png`, data: bytes, size: bytes.length, mimetype: 'image/png' };
  const document = await api.payload.create({
    ...{ collection, data, draft: false, ...(slug === 'media' && { file }) },
    select: { id: true },
  });
  return Number(document.id);
}

/** Returns the owner of a new lock: the role itself, because staff may lock documents only in their own name. */
const ownerOf = (slug: string, role: RoleName) =>
  slug === 'payload-locked-documents' &&
  role !== 'anonymous' && { user: { relationTo: 'users', value: api.users[role] } };

/** Returns the data with which a role creates a document; a lock names the document that the lock `id` names. */
async function newData(slug: string, id: number, target: Target, role: RoleName): Promise<Record<string, unknown>> {
  const data = sample(slug, target);
  if (slug !== 'payload-locked-documents') return data;
  const document = { relationTo: 'pages', value: (await stored(slug, id, 'document'))?.document.value };
  return { ...data, document, ...ownerOf(slug, role) };
}

/** Returns one field of a document. Only this field is read, because a whole page takes queries of a hundred tables. */
const stored = async (slug: string, id: number, field = 'id') => {
  const { docs } = await api.payload.find({
    ...{ collection: slug as CollectionSlug, where: { id: { equals: id } }, depth: 0, locale: 'fr' },
    select: { [field]: true },
  });
  return docs[0];
};

/** Returns the values of the marker in the document and in each of its versions. */
async function writtenMarkers(slug: string, id: number, config: SanitizedCollectionConfig): Promise<unknown[]> {
  const { marker = '' } = rules[slug] ?? {};
  const document: Record<string, unknown> = { ...(await stored(slug, id, marker)) };
  if (!config.versions) return [document[marker]];
  const { docs } = await api.payload.findVersions({
    ...{
      collection: slug as CollectionSlug,
      where: { parent: { equals: id } },
      pagination: false,
      depth: 0,
      locale: 'fr',
      select: { version: { [marker]: true } },
    },
  });
  return [document[marker], ...docs.map(({ version }) => version[marker])];
}

/**
 * A route that performs an operation; returns true when it did. `id` names a new document of the target when `fresh` is true and the role
 * may perform the operation.
 */
interface Endpoint {
  operation: 'create' | 'read' | 'update' | 'delete' | 'versions' | 'files';
  name: string;
  /** True when the endpoint changes the document, so that each test that may do so needs its own. */
  fresh?: boolean;
  run(role: RoleName, id: number, target: Target): Promise<boolean>;
}

function endpointsOf(config: SanitizedCollectionConfig): Endpoint[] {
  const { slug } = config;
  const { marker = '' } = rules[slug] ?? {};
  const hasId = (answer: { body: unknown }, id: number) =>
    new RegExp(`"id":${id}[,}]`).test(JSON.stringify(answer.body));
  // Only ids are requested, because lists grow with the test and a whole page takes queries of a hundred tables.
  const onlyIds = 'depth=0&select[id]=true';
  const inFrench = (path: string) => `${path}${path.includes('?') ? '&' : '?'}locale=fr`;
  const one = encodeURI('where[id][equals]=');
  const reads = (name: string, path: (id: number) => string, options = {}): Endpoint => ({
    ...{ operation: 'read', name },
    run: async (role, id) => {
      const answer = await api.call(role, path(id), options);
      return answer.status === 200 && hasId(answer, id);
    },
  });
  const counts: Endpoint = {
    ...{ operation: 'read', name: 'GET /count' },
    run: async (role, id) => (await api.call(role, `${slug}/count?${one}${id}`)).body.totalDocs === 1,
  };
  const updates = (name: string, path: (id: number) => string): Endpoint => ({
    ...{ operation: 'update', name, fresh: true },
    run: async (role, id) => {
      count += 1;
      const word = `écrit-${count}`;
      await api.call(role, inFrench(path(id)), { method: 'PATCH', json: { [marker]: word, ...ownerOf(slug, role) } });
      return (await writtenMarkers(slug, id, config)).includes(word);
    },
  });
  const deletes = (name: string, path: (id: number) => string): Endpoint => ({
    ...{ operation: 'delete', name, fresh: true },
    run: async (role, id) => {
      await api.call(role, path(id), { method: 'DELETE' });
      return (await stored(slug, id)) === undefined;
    },
  });
  const creates = (name: string, query = ''): Endpoint => ({
    ...{ operation: 'create', name },
    run: async (role, id, target) => {
      const data = await newData(slug, id, target, role);
      const form = config.upload ? { form: uploadForm(picture, 'essai.png', data) } : { json: data };
      await api.call(role, inFrench(`${slug}${query}`), { method: 'POST', ...form });
      const where = { [marker]: { equals: data[marker] } };
      const { totalDocs } = await api.payload.count({ collection: slug as CollectionSlug, where, locale: 'fr' });
      return totalDocs === 1;
    },
  });
  if (slug === 'payload-preferences') {
    return [
      {
        ...{ operation: 'read', name: 'GET /:key' },
        run: async (role, id) => {
          const key = (await stored(slug, id, 'key'))?.key;
          return hasId(await api.call(role, `${slug}/${key}`), id);
        },
      },
    ];
  }
  if (config.endpoints === false) {
    return [{ operation: 'read', name: 'GET /', run: async (role) => (await api.call(role, slug)).status === 200 }];
  }
  const drafts = Boolean(config.versions);
  const all: Endpoint[] = [
    reads('GET /', () => `${slug}?limit=0&${onlyIds}`),
    reads('GET /:id', (id) => `${slug}/${id}?depth=0`),
    reads('GET / with where', (id) => `${slug}?${one}${id}`),
    reads('POST / as GET', () => `${slug}?limit=0&${onlyIds}`, {
      ...{ method: 'POST', text: '{}', headers: { 'x-payload-http-method-override': 'GET' } },
    }),
    counts,
    creates('POST /'),
    updates('PATCH /:id', (id) => `${slug}/${id}`),
    updates('PATCH / with where', (id) => `${slug}?${one}${id}`),
    deletes('DELETE /:id', (id) => `${slug}/${id}`),
    deletes('DELETE / with where', (id) => `${slug}?${one}${id}`),
  ];
  if (drafts) {
    const versionOf = async (id: number) => {
      const { docs } = await api.payload.findVersions({
        ...{
          collection: slug as CollectionSlug,
          where: { parent: { equals: id } },
          limit: 1,
          sort: 'createdAt',
          depth: 0,
          select: { parent: true },
        },
      });
      return docs[0]?.id;
    };
    const restores = (name: string, path: (id: number, version: number) => string): Endpoint => ({
      ...{ operation: 'update', name, fresh: true },
      run: async (role, id) => {
        const version = await versionOf(id);
        await api.payload.update({ collection: slug as CollectionSlug, id, data: { [marker]: 'plus tard' } });
        const data = { version: String(version), language: null };
        const { status } = await api.call(role, `${slug}/${path(id, Number(version))}`, { method: 'POST', json: data });
        return status === 200;
      },
    });
    all.push(
      reads('GET / of drafts', () => `${slug}?draft=true&limit=0&${onlyIds}`),
      reads('GET /:id of a draft', (id) => `${slug}/${id}?draft=true&depth=0`),
      creates('POST / of a draft', '?draft=true'),
      updates('PATCH /:id of a draft', (id) => `${slug}/${id}?draft=true`),
      updates('PATCH /:id by autosave', (id) => `${slug}/${id}?draft=true&autosave=true`),
      updates('PATCH / of drafts', (id) => `${slug}?draft=true&${one}${id}`),
      restores('POST /versions/:id as a draft', (_, version) => `versions/${version}?draft=true`),
      // Payload's own restoration would publish; these collections refuse it (restore-version.ts).
      ['pages', 'articles', 'sites'].includes(slug)
        ? restores('POST /:id/restore-version', (id) => `${id}/restore-version`)
        : restores('POST /versions/:id', (_, version) => `versions/${version}`),
      {
        ...{ operation: 'versions', name: 'GET /versions' },
        run: async (role, id) => {
          const { body } = await api.call(role, `${slug}/versions?limit=0&depth=0&select[parent]=true`);
          return (body.docs ?? []).some(({ parent }: { parent: number }) => parent === id);
        },
      },
      {
        ...{ operation: 'versions', name: 'GET /versions/:id' },
        run: async (role, id) => (await api.call(role, `${slug}/versions/${await versionOf(id)}`)).status === 200,
      },
    );
  }
  if (!config.disableDuplicate && !config.auth && slug !== 'sites') {
    all.push({
      ...{ operation: 'create', name: 'POST /:id/duplicate' },
      run: async (role, id, target) => {
        const { status } = await api.call(role, inFrench(`${slug}/${id}/duplicate`), {
          json: await newData(slug, id, target, role),
        });
        return status === 200;
      },
    });
  }
  if (config.upload) {
    all.push(
      {
        ...{ operation: 'files', name: 'GET /file/:filename' },
        run: async (role, id) => {
          const filename = (await stored(slug, id, 'filename'))?.filename;
          return (await api.call(role, `${slug}/file/${filename}`)).status === 200;
        },
      },
      {
        ...{ operation: 'update', name: 'PATCH /:id with a file', fresh: true },
        run: async (role, id) => {
          const before = (await stored(slug, id, 'filename'))?.filename;
          await api.call(role, `${slug}/${id}`, { method: 'PATCH', form: uploadForm(picture, 'autre.png') });
          return (await stored(slug, id, 'filename'))?.filename !== before;
        },
      },
    );
  }
  return all;
}

/** Returns the site, or the account of the role's log-in: a new one belongs neither to an editor nor to the role. */
function knownDocument(slug: string, role: RoleName, target: Target): number | null {
  if (slug === 'sites' && isSite(target)) return api.sites[target];
  if (slug === 'users' && target === role) return api.users[target];
  return null;
}

/** Tests every endpoint on every target and returns the results that differ from the rules, by role. */
async function misses(config: SanitizedCollectionConfig, role: RoleName): Promise<string[]> {
  const own = rules[config.slug];
  if (!own) return [`${config.slug} has no rules`];
  const found: string[] = [];
  const targets = own.targets.length > 0 ? own.targets : (['shared'] as const);
  for (const target of targets) {
    const lasting = own.targets.length > 0 ? await create(config.slug, target) : 0;
    for (const { operation, name, fresh, run } of endpointsOf(config)) {
      const allowed = own[operation]?.[role].includes(target) ?? false;
      const isKnown = operation === 'read' || operation === 'update' || operation === 'versions';
      const known = isKnown ? knownDocument(config.slug, role, target) : null;
      // An operation that must not succeed changes nothing, so that it needs no document of its own.
      const id = known ?? (fresh && allowed ? await create(config.slug, target) : lasting);
      const done = await run(role, id, target);
      if (done !== allowed) found.push(`${role} ${done ? 'can' : 'cannot'} ${name} on ${config.slug} of ${target}`);
    }
  }
  return found;
}

test('Every collection has rules, and every ability of a collection has its own.', () => {
  const { collections } = api.payload.config;
  expect(collections.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(rules).toSorted());
  const abilities = collections.map(({ slug, versions, upload }) => [slug, Boolean(versions), Boolean(upload)]);
  const covered = collections.map(({ slug }) => [slug, Boolean(rules[slug]?.versions), Boolean(rules[slug]?.files)]);
  expect(covered).toEqual(abilities);
  expect(api.payload.config.globals.map(({ slug }) => slug)).toEqual(Object.keys(globalRules));
});

describe.each(Object.entries(globalRules))('the settings %s', (slug, { field, roles }) => {
  test.each(roleNames)('are read and written by %s only as the table says', async (role) => {
    const before = (await api.payload.findGlobal({ slug: slug as GlobalSlug }))[field];
    const read = await api.call(role, `globals/${slug}`);
    const written = await api.call(role, `globals/${slug}`, { method: 'POST', json: { [field]: before } });
    const may = roles.includes(role);
    expect([read.status === 200, written.status === 200]).toEqual([may, may]);
  });
});

describe.each(roleNames)('%s', (role) => {
  test.each(Object.keys(rules))('has exactly the rights of the table on %s', { timeout: 60_000 }, async (slug) => {
    const config = api.payload.config.collections.find((each) => each.slug === slug);
    if (!config) throw new Error(`The configuration has no collection ${slug}.`);
    expect(await misses(config, role)).toEqual([]);
  });
});
