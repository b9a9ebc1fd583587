import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AppHandler } from './app-request.ts';
import type { SiteServerOptions } from './site-server.ts';

const websiteDir = fileURLToPath(new URL('..', import.meta.url));

/** The application as the server uses it, with the function that closes it. */
export interface Application extends Pick<SiteServerOptions, 'handle' | 'clientDir' | 'middleware'> {
  close(): Promise<void>;
}

/** Loads the application that `npm run build` created. Throws an error with instructions when it has not been built. */
export async function builtApplication(): Promise<Application> {
  const address = new URL('../build/server/index.js', import.meta.url);
  if (!existsSync(address)) throw new Error('The website has not been built yet: run `npm run build` first.');
  const { handle }: { handle: AppHandler } = await import(address.href);
  return {
    handle,
    clientDir: fileURLToPath(new URL('../build/client', import.meta.url)),
    close: async () => undefined,
  };
}

/** Runs the application from its source with Vite, which also serves its own files. `port` is the website's. */
export async function sourceApplication(port: number): Promise<Application> {
  const { createServer } = await import('vite');
  // A port different from Vite's default, so that two websites can run in development at once.
  const hmr = { port: 24_679 + (port % 1000) };
  const vite = await createServer({ root: websiteDir, appType: 'custom', server: { middlewareMode: true, hmr } });
  return {
    // Vite returns the module anew after a change; its type is not known.
    handle: async (request, context) => {
      const { handle } = (await vite.ssrLoadModule('/app/entry.server.ts')) as { handle: AppHandler };
      return handle(request, context);
    },
    clientDir: fileURLToPath(new URL('../build/no-files-in-development', import.meta.url)),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
