import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

let watchdog: Writable | null = null;

/**
 * Has the process group of `pid` stopped when this process ends, even by `kill -9`. Groups are stopped in the reverse
 * of the order in which they were guarded. Call `release` once the child has gone, since process numbers come back.
 */
export function guard(pid: number, signal: NodeJS.Signals, patienceMs: number): void {
  watchdog ??= startWatchdog();
  watchdog.write(`guard ${pid} ${signal} ${patienceMs}\n`);
}

/** Takes a child that has ended off the list. */
export function release(pid: number): void {
  watchdog?.write(`release ${pid}\n`);
}

function startWatchdog(): Writable {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./watchdog.ts', import.meta.url))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.unref();
  const { stdin } = child;
  // Neither the watchdog nor the pipe to it may keep a script running that has nothing left to do.
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  stdin.on('error', () => {
    watchdog = null;
  });
  return stdin;
}
