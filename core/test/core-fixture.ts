import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreSite } from '@vitrine/contract/core/import.ts';
import { loopbackPeers } from '@vitrine/network/trusted-peers.ts';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { usualHttpLimits } from '../src/feeds/http-client/call-http.ts';
import type { ContactLimits } from '../src/leads/contact-limits.ts';
import { type CoreSettings, openCore } from '../src/open-core.ts';
import { upsertCoreSite } from '../src/sites/upsert-site.ts';
import { createMigratedDatabase } from './core-database.ts';

export const siteKey = 'key-of-the-first-site';

/** The time at which every test takes place. */
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

/** Creates a migrated database that contains the site, and returns its address. */
export async function createCoreDatabase(name: string): Promise<string> {
  const databaseUrl = await createMigratedDatabase(name);
  await upsertCoreSite(databaseUrl, site);
  return databaseUrl;
}

const generous = { points: 10_000, duration: 600 };

/** Limits that no test reaches. */
export const generousLimits: ContactLimits = {
  acceptedPerClient: generous,
  rejectedPerClient: generous,
  perEmail: generous,
  withoutCaptchaPerClient: generous,
  withoutCaptchaPerSite: generous,
};

/** Starts core on a database, without logs, at the tests' time, and with limits that no test reaches unless they are given. */
export function startCore(databaseUrl: string, given: Partial<CoreSettings> = {}) {
  const opened = openCore({
    databaseUrl,
    readUrls: [],
    captcha: { hmacKey: 'a-key-for-tests', verifyUrl: 'http://127.0.0.1:1/', minScore: 0.5 },
    trustedPeers: loopbackPeers,
    feeds: {
      limits: { ...usualHttpLimits, idleMs: 300, privateHosts: new Set(['127.0.0.1']) },
      credentialsKey: 'a-key-for-tests-of-32-characters-and-more',
      filesFolder: tmpdir(),
    },
    erasures: {
      hashKey: 'a-key-for-hashes-of-persons-in-tests',
      file: join(tmpdir(), `vitrine-erasures-${randomUUID()}.jsonl`),
      backupDays: 14,
    },
    photosFolder: join(tmpdir(), 'vitrine-no-photos'),
    logger: pino({ level: 'silent' }),
    limits: generousLimits,
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
