import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test.each([
  ['0, as a server that is meant to be stopped', '{}', 0],
  ['the code that says that its work is not done', '{ stopCode: 130 }', 130],
])('a script that Ctrl-C stops exits with %s', async (_, options, expected) => {
  const module = new URL('./run-script.ts', import.meta.url).href;
  const script = `
    const { runScript } = await import(${JSON.stringify(module)});
    const running = runScript(() => new Promise(() => setInterval(() => {}, 1000)), ${options});
    console.log('runs');
    await running;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(expected);
});
