import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Writes lines to a log, then says on the other output that it still runs. */
const program = `
  const { log } = await import(${JSON.stringify(new URL('./log.server.ts', import.meta.url).href)});
  for (let line = 0; line < 20; line++) {
    log.warn('A line');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  process.stderr.write('still running');
  process.exit(0);
`;

// A device of Linux to which every write fails as on a full disk.
test.runIf(existsSync('/dev/full'))(
  'a full disk under the log does not end the process, nor keep it from ending',
  async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    await once(child, 'close');
    expect(said).toBe('still running');
  },
);
