import type { CoreSite } from '@vitrine/contract/core/import.ts';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createTestDatabase } from '../../scripts/tests/create-test-database.ts';
import { createApp } from '../src/app.ts';
import { migrateCore } from '../src/db/migrate.ts';
import { type CoreSettings, openCore } from '../src/open-core.ts';
import { upsertCoreSite } from '../src/sites/upsert-site.ts';

export const siteKey = 'key-of-the-first-site';

/** The moment at which every test takes place. */
export const moment = new Date('2026-06-15T12:00:00.000Z');

export const site: CoreSite = {
  micrositeId: 'm-1',
  siteKey,
  siteType: 'agency',
  name: { fr: 'Agence Boréale', en: 'Boréale Agency' },
  origin: 'https://www.boreale.example',
  postalAddress: {
    fr: '80, rue Royale, Trois-Rivières QC G9A 4H9',
    en: '80 Royale Street, Trois-Rivières QC G9A 4H9',
  },
  defaultRecipient: { name: 'Réception, Boréale', email: 'reception@boreale.example', locale: 'fr' },
  recipients: [
    { type: 'broker', slug: 'maude-gagnon', name: 'Maude Gagnon', email: 'maude@boreale.example', locale: 'en' },
  ],
  captcha: null,
};

/** A migrated database of the test file's own, with the site in it. */
export async function createCoreDatabase(name: string): Promise<string> {
  const databaseUrl = await createTestDatabase(inject('databaseUrl'), name);
  await migrateCore(databaseUrl);
  await upsertCoreSite(databaseUrl, site);
  return databaseUrl;
}

/** Core on a database, silent, at the tests' moment, with limits out of the way unless named. */
export function startCore(databaseUrl: string, given: Partial<CoreSettings> = {}) {
  const generous = { points: 10_000, duration: 600 };
  const opened = openCore({
    databaseUrl,
    readUrls: [],
    captcha: { hmacKey: 'a-key-for-tests', verifyUrl: 'http://127.0.0.1:1/', minScore: 0.5 },
    trustProxy: true,
    logger: pino({ level: 'silent' }),
    limits: { perClient: generous, perEmail: generous },
    now: () => moment,
    ...given,
  });
  const app = createApp(opened.deps);
  return {
    ...opened,
    app,
    /** Calls a protected address of the first site. */
    get: (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
      app.request(`/api/swc/m-1/${path}`, {
        headers: { 'x-site-key': siteKey, 'content-language': 'fr', ...headers },
        ...(signal && { signal }),
      }),
    /** Posts a form of fields to the first site's contact. */
    post: (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return app.request('/api/swc/m-1/contact', {
        method: 'POST',
        headers: { 'x-site-key': siteKey, 'content-language': 'en', ...headers },
        body,
      });
    },
  };
}
