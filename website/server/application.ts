import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { SiteServerOptions } from './site-server.ts';

const websiteDir = fileURLToPath(new URL('..', import.meta.url));

/** The application as the server needs it, and how to let go of it. */
export interface Application extends Pick<SiteServerOptions, 'handle' | 'clientDir' | 'middleware'> {
  close(): Promise<void>;
}

/** The application as `npm run build` left it. Throws a readable sentence when it has not been built. */
export async function builtApplication(): Promise<Application> {
  const address = new URL('../build/server/index.js', import.meta.url);
  if (!existsSync(address)) throw new Error('The website has not been built yet: run `npm run build` first.');
  const build: ServerBuild = await import(address.href);
  return {
    handle: createRequestHandler(build, 'production'),
    clientDir: fileURLToPath(new URL('../build/client', import.meta.url)),
    close: async () => undefined,
  };
}

/** The application from its source, through Vite, which also answers for its own files. `port` is the website's. */
export async function sourceApplication(port: number): Promise<Application> {
  const { createServer } = await import('vite');
  // Beside Vite's usual one, so that two websites can be worked on at once.
  const hmr = { port: 24_679 + (port % 1000) };
  const vite = await createServer({ root: websiteDir, appType: 'custom', server: { middlewareMode: true, hmr } });
  // Vite knows the module by its address alone; the React Router plugin makes it a server build.
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return {
    handle: createRequestHandler(build, 'development'),
    clientDir: fileURLToPath(new URL('../build/no-files-in-development', import.meta.url)),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
