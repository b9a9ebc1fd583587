import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type RouteAnswer, wholeAnswer } from '../app/answer.ts';
import { readEnvironment } from '../app/env.server.ts';
import type { AppHandler } from './app-request.ts';
import { createSiteServer, type SiteServerOptions } from './site-server.ts';

const baseEnvironment = { CONTENT_API_KEY: 'key', SITE_ID: '1' };

/** An application of a test, which answers as a route does. */
export type TestHandler = (...call: Parameters<AppHandler>) => Promise<Response | RouteAnswer>;

interface TestServerOptions extends Partial<Omit<SiteServerOptions, 'env' | 'handle'>> {
  handle?: TestHandler;
  settings?: Record<string, string>;
}

/** Starts a site server on a free port with the application of the test; it is closed when the test ends. */
export async function testServer({
  settings = {},
  handle = async () => page('<p>Bonjour</p>'),
  ...options
}: TestServerOptions) {
  const given = settings.SITE_MODE === 'domain' ? { CONTENT_API_KEY: 'key' } : baseEnvironment;
  const server = await createSiteServer({
    handle: async (...call) => wholeAnswer(await handle(...call)),
    clientDir: join(tmpdir(), 'vitrine-no-such-folder'),
    log: pino({ level: 'silent' }),
    ...options,
    env: readEnvironment({ ...given, ...settings }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server on a TCP port has an address of this type.
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    server,
    origin,
    port,
    get: (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init }),
  };
}

/** Returns a document that the page cache may store, unless `more` says otherwise. */
export function page(html: string, init: ResponseInit = {}, more: Partial<RouteAnswer> = {}): RouteAnswer {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...init.headers };
  const policy = { inline: { scripts: [], styles: [] }, ...more.policy };
  return { cache: { maxAge: null }, ...more, response: new Response(html, { ...init, headers }), policy };
}

/** Sends the lines unchanged and resolves to everything received until the server closes the connection. */
export function raw(port: number, ...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write([...lines, 'Connection: close', '', ''].join('\r\n')));
    let received = '';
    socket.setEncoding('latin1').on('data', (text) => {
      received += text;
    });
    socket.on('close', () => resolve(received)).on('error', reject);
  });
}

/** Creates an empty folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}
