import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import sharp from 'sharp';
import { readPublicEnv } from '../src/env.ts';
import { createApp } from '../src/public/app.ts';
import { openContent } from '../src/public/open-content.ts';
import { importSite } from '../src/seed/import-site.ts';
import { createContentDatabase } from './content-database.ts';
import { siteBundle } from './site-bundle.ts';

export const apiKey = 'an-api-key-for-the-tests';
export const linkKey = 'a-link-key-for-the-tests';

/** Returns the file that stands for every picture in the tests: 1000 × 600, so that its variants are 480 and 960 wide. */
export const picture = () =>
  sharp({ create: { width: 1000, height: 600, channels: 3, background: '#8899aa' } })
    .webp()
    .toBuffer();

/**
 * Starts an empty, migrated content store with its public app on a new database and folder. The store reaches the database at the address
 * that `reach` returns; `more` are further variables of its environment.
 */
export async function startContent(
  name: string,
  coreUrl = 'http://127.0.0.1:9',
  log: Logger = pino({ level: 'silent' }),
  reach: (databaseUrl: string) => string | Promise<string> = (databaseUrl) => databaseUrl,
  more: Record<string, string> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-content-test-'));
  const env = readPublicEnv({
    PORT: '0',
    DATABASE_URL: await reach(await createContentDatabase(name)),
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a-secret-for-the-tests',
    CONTENT_API_KEY: apiKey,
    STAFF_LINK_KEY: linkKey,
    CORE_URL: coreUrl,
    LOG_LEVEL: 'silent',
    ...more,
  });
  const { dependencies, locks, close } = await openContent(env, log);
  const app = createApp(dependencies);
  const call = async (path: string, init: RequestInit = {}) =>
    await app.request(path, { ...init, headers: { 'x-header-api': apiKey, ...init.headers } });
  return {
    env,
    app,
    call,
    payload: dependencies.payload,
    locks,
    /** Sends `POST /api/page/{siteId}` and returns its JSON body. */
    async page(siteId: string, path: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
      const answer = await call(`/api/page/${siteId}`, {
        method: 'POST',
        body: JSON.stringify({ path, ...more }),
        headers,
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
    },
    /** Writes the counts of addresses that were not found to the database. */
    flushMissingPaths: () => dependencies.missing.flush(),
    /** Publishes a search page without blocks in French, and in English if asked; returns its id. */
    async publishSearch(siteId: string, { inEnglish = true }: { inEnglish?: boolean } = {}) {
      const { payload } = dependencies;
      const { docs } = await payload.find({ collection: 'sites', where: { site_id: { equals: siteId } } });
      const shown = { access: 'public', _status: 'published' } as const;
      const data = { ...shown, site: Number(docs[0]?.id), title: 'Propriétés', path: '/fr/proprietes' };
      const { id } = await payload.create({ collection: 'pages', locale: 'fr', data });
      const english = { ...shown, title: 'Properties', path: '/en/properties' };
      if (inEnglish) await payload.update({ collection: 'pages', id, locale: 'en', data: english });
      return id;
    },
    importSite: (siteId: string) => importSite(dependencies.payload, siteBundle(siteId), { picture }),
    async stop() {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type ContentFixture = Awaited<ReturnType<typeof startContent>>;

/** Starts a server that replaces core; `answer` may respond late, incorrectly or never. */
export async function startCoreDouble(answer: RequestListener): Promise<{ url: string; stop(): Promise<void> }> {
  const server: Server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
