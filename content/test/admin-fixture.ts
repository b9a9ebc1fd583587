import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPayload, type SanitizedConfig } from 'payload';
import { answerApi } from '../src/admin/server/answer-api.ts';
import { isForeignRequest } from '../src/admin/server/foreign-request.ts';
import { contentConfig } from '../src/content-config.ts';
import { readStoreEnv } from '../src/env.ts';
import type { ClosablePool } from '../src/payload/closable-pool.ts';
import { createContentDatabase } from './content-database.ts';

export const adminOrigin = 'https://admin.example.ca';

interface Call {
  method?: string;
  /** Body of the request, sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Session cookie from a log-in. */
  cookie?: string | undefined;
  /** Origin of the page that sends the request; null for a program, which sends no origin. */
  origin?: string | null;
  address?: string;
}

/** Starts Payload's REST API of the admin, with the origin check of the server, on a new database and folder. */
export async function startAdmin(name: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-admin-test-'));
  const env = readStoreEnv({
    DATABASE_URL: await createContentDatabase(name),
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a-secret-for-the-tests',
    ADMIN_URL: adminOrigin,
    LOG_LEVEL: 'silent',
  });
  const pools = new Set<ClosablePool>();
  const config: SanitizedConfig = await contentConfig(env, (pool) => pools.add(pool));
  const payload = await getPayload({ config, key: name });

  async function call(path: string, { body, cookie, origin = adminOrigin, address, ...rest }: Call = {}) {
    const isForm = body instanceof FormData;
    const request = new Request(`${adminOrigin}${path}`, {
      method: rest.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(origin !== null && { origin, 'sec-fetch-site': 'same-origin' }),
        ...(cookie && { cookie }),
        'x-forwarded-for': address ?? '192.0.2.1',
        ...rest.headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = isForeignRequest(request.method, request.headers, adminOrigin)
      ? new Response('{}', { status: 403 })
      : await answerApi({ config, payloadInstanceCacheKey: name, request });
    const text = await answer.text();
    const set = answer.headers.getSetCookie().find((each) => /^payload-token=[^;]/.test(each));
    return {
      status: answer.status,
      headers: answer.headers,
      cookie: set?.split(';', 1)[0],
      setCookie: set,
      // The tests read answers of many shapes.
      // biome-ignore lint/suspicious/noExplicitAny: each test states the shape that it expects.
      body: (text ? JSON.parse(text) : null) as any,
    };
  }

  return {
    payload,
    call,
    env,
    databaseUrl: env.DATABASE_URL,
    createUser: (data: Record<string, unknown>) => payload.create({ collection: 'users', data: data as never }),
    logIn: (email: string, password: string, more: Record<string, unknown> = {}, address?: string) =>
      call('/api/users/login', { body: { email, password, ...more }, ...(address && { address }) }),
    /** Returns the decoded mails in the outbox folder. */
    async mails(): Promise<string[]> {
      const folder = join(dataDir, 'outbox');
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
      const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
      return texts.map((text) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
    },
    outbox: join(dataDir, 'outbox'),
    async stop() {
      await payload.destroy();
      for (const pool of pools) await pool.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type AdminFixture = Awaited<ReturnType<typeof startAdmin>>;
