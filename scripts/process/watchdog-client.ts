import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

let watchdog: Writable | null = null;

/**
 * Makes the watchdog stop the process group of `pid` when this process ends, even by `kill -9`. The last registered group
 * is stopped first. Call `unwatchGroup` once the child has ended, since process ids are reused.
 */
export function watchGroup(pid: number, signal: NodeJS.Signals, stopTimeoutMs: number): void {
  watchdog ??= startWatchdog();
  watchdog.write(`watch ${pid} ${signal} ${stopTimeoutMs}\n`);
}

/** Removes the group of a child that has ended. */
export function unwatchGroup(pid: number): void {
  watchdog?.write(`unwatch ${pid}\n`);
}

function startWatchdog(): Writable {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./watchdog.ts', import.meta.url))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.unref();
  const { stdin } = child;
  // Neither the watchdog nor its pipe may keep a finished script alive.
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  stdin.on('error', () => {
    watchdog = null;
  });
  return stdin;
}
