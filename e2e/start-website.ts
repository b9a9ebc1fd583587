import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { commandOf, parts } from '../scripts/stack/parts.ts';
import { allocatePort } from '../scripts/stack/ports.ts';

/** The built website as a process of its own. */
export interface RunningWebsite {
  origin: string;
  /** The lines of its log so far. */
  log: string[];
  stop(): Promise<void>;
}

/** Starts the website on a free port with the command of production, and resolves once its log says that it is ready. */
export async function startWebsite(settings: Record<string, string>): Promise<RunningWebsite> {
  const port = await allocatePort();
  const [program = '', ...args] = commandOf(parts.site, false);
  const website = spawn(program, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', QA_ACCESS: 'open', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: string[] = [];
  const ready = Promise.withResolvers<void>();
  createInterface({ input: website.stdout }).on('line', (line) => {
    log.push(line);
    if (line.includes('The website is ready')) ready.resolve();
  });
  website.once('exit', (code) => ready.reject(new Error(`The website stopped with code ${code}.`)));
  await ready.promise;
  return {
    origin: `http://localhost:${port}`,
    log,
    async stop() {
      website.kill('SIGTERM');
      if (website.exitCode === null) await once(website, 'exit');
    },
  };
}
