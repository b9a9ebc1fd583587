import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { stopGroup } from './process-group.ts';
import { guard, release } from './watchdog-client.ts';

const patienceMs = 12_000;
/** In the order in which they were added, which a Set keeps. */
const stops = new Set<() => Promise<void>>();
let isStopping = false;

/** Adds something that has to be stopped at the end. What was added last is stopped first. */
export function onStop(stop: () => Promise<void>): void {
  stops.add(stop);
}

/** Whether `stopAll` has begun, after which nothing new is to be started. */
export function stopping(): boolean {
  return isStopping;
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches this process alone and the order of stopping
 * is ours. The group is stopped by `stopAll`, and by the watchdog when this process is killed.
 */
export function startChild(command: string[], options: SpawnOptions): ChildProcess {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { ...options, detached: true });
  const { pid } = child;
  if (pid === undefined) return child;
  guard(pid, 'SIGTERM', patienceMs);
  const stop = async () => {
    await stopGroup(pid, 'SIGTERM', patienceMs);
    release(pid);
  };
  onStop(stop);
  child.once('exit', () => {
    // Grandchildren that outlive their parent must not stay behind either.
    void stop();
    stops.delete(stop);
  });
  return child;
}

/** Stops everything that was started, the last first, and returns when all of it has gone. */
export async function stopAll(): Promise<void> {
  isStopping = true;
  for (let last = [...stops].at(-1); last; last = [...stops].at(-1)) {
    stops.delete(last);
    await last();
  }
}
