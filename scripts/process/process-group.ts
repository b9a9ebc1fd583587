import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** True while a process of the group runs. `leader` is the id of the process that leads the group. */
export function isGroupAlive(leader: number): boolean {
  try {
    process.kill(-leader, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !hasOnlyZombies(leader);
}

/** True when only zombies are left of a group: ended processes whose exit code no parent reads, as in a container without init. */
function hasOnlyZombies(leader: number): boolean {
  if (!existsSync('/proc/self/stat')) return false;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readState)
    .every(({ group, state }) => group !== leader || state === 'Z');
}

function readState(pid: string): { state?: string; group?: number } {
  try {
    // `pid (name) state parent group …`, where the name may hold anything.
    const [state, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { state, group: Number(group) };
  } catch {
    return {};
  }
}

/**
 * Sends `signal` to every process of the group and kills those that still run after `stopTimeoutMs`. `leader` is the id of
 * a child that was started `detached` and so leads a group of its own.
 */
export async function stopGroup(leader: number, signal: NodeJS.Signals, stopTimeoutMs: number): Promise<void> {
  send(leader, signal);
  if (await hasEndedWithin(leader, stopTimeoutMs)) return;
  send(leader, 'SIGKILL');
  // A killed process stays a zombie until its parent reads the exit code, so this wait is limited as well.
  await hasEndedWithin(leader, 2_000);
}

function send(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The process ended in the meantime.
  }
}

async function hasEndedWithin(leader: number, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (isGroupAlive(leader)) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}
