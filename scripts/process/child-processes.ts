import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { stopGroup } from './process-group.ts';
import { unwatchGroup, watchGroup } from './watchdog-client.ts';

/** Time after which a process group that does not stop is killed, ms. */
const stopTimeoutMs = 12_000;
/** Stop functions in the order in which they were added, which a Set keeps. */
const stops = new Set<() => Promise<void>>();
let isStopping = false;

/** Registers a function that `stopAll` calls. The last registered runs first. */
export function onStop(stop: () => Promise<void>): void {
  stops.add(stop);
}

/** True once `stopAll` has begun, after which nothing new may be started. */
export function hasStopBegun(): boolean {
  return isStopping;
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches this process alone, which then stops its children
 * in order. `stopAll` stops the group; the watchdog does when this process is killed.
 */
export function startChild(command: string[], options: SpawnOptions): ChildProcess {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { ...options, detached: true });
  const { pid } = child;
  if (pid === undefined) return child;
  watchGroup(pid, 'SIGTERM', stopTimeoutMs);
  const stop = async () => {
    await stopGroup(pid, 'SIGTERM', stopTimeoutMs);
    unwatchGroup(pid);
  };
  onStop(stop);
  child.once('exit', () => {
    // Grandchildren that outlive their parent must not stay behind either.
    void stop();
    stops.delete(stop);
  });
  return child;
}

/** Stops everything that was started, the last first. Resolves when all of it has ended. */
export async function stopAll(): Promise<void> {
  isStopping = true;
  for (let last = [...stops].at(-1); last; last = [...stops].at(-1)) {
    stops.delete(last);
    await last();
  }
}
