import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startFailure } from './start-failure.ts';
import { testServer } from './test-server.ts';

test('A wrong environment ends the start with a list of sentences and no stack trace.', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', SITE_ID: '1', PORT: 'x' },
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(child.exitCode).toBe(1);
  expect(said).toBe(
    [
      'The website cannot start, because its environment is not right:',
      '  PORT must be a port number.',
      '  CONTENT_API_KEY is missing: it is the key that the content service expects in X-Header-Api.',
      '',
    ].join('\n'),
  );
});

test('A port that is taken is told in one sentence.', async () => {
  const { port } = await testServer({});
  const second = createServer();
  onTestFinished(() => void second.close());
  second.listen(port, '127.0.0.1');
  const [error] = await once(second, 'error');
  expect(startFailure(error, String(port))).toBe(
    `Port ${port} is taken by another program: stop it, or set PORT to another one.`,
  );
});
