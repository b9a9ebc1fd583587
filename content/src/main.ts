import { serve } from '@hono/node-server';
import { logError } from '@vitrine/database/log-error.ts';
import { lastingOutput } from '@vitrine/network/lasting-output.ts';
import { pino } from 'pino';
import { EnvironmentError, type PublicEnv, readPublicEnv } from './env.ts';
import { createApp } from './public/app.ts';
import { openContent } from './public/open-content.ts';

/** Starts the public process. Run `node content/src/main.ts`. */

/** Maximum time for requests in progress when the process stops, ms. */
const gracePeriodMs = 5000;

function readEnv(): PublicEnv {
  try {
    return readPublicEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const env = readEnv();
const log = pino(
  { name: 'content', level: env.LOG_LEVEL, serializers: { err: logError } },
  lastingOutput(pino.destination),
);
const content = await openContent(env, log).catch((error: unknown) => {
  console.error(`The content service cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});

const server = serve(
  { fetch: createApp(content.dependencies).fetch, port: env.PORT, hostname: env.HOST },
  ({ address, port }) => {
    log.info({ address, port }, 'content service listens');
  },
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${env.PORT} is taken. Set PORT to another one.` : `The server failed: ${error.message}`);
  process.exit(1);
});

let stopping = false;
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'content stops');
  setTimeout(() => process.exit(0), gracePeriodMs).unref();
  // The server would wait for open streams of changes.
  content.dependencies.changes.end();
  await new Promise((closed) => server.close(closed));
  await content.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
