import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether any process of the group still runs. `leader` is the process number that started the group. */
export function isGroupAlive(leader: number): boolean {
  try {
    process.kill(-leader, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isOnlyListed(leader);
}

/** Whether all that is left of a group are ended processes whose exit code nobody fetches, as in a container without init. */
function isOnlyListed(leader: number): boolean {
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
 * Asks every process of the group to stop by `signal` and kills those that have not after `patienceMs`. `leader` is the
 * process number of a child that was started `detached`, and so leads a group of its own.
 */
export async function stopGroup(leader: number, signal: NodeJS.Signals, patienceMs: number): Promise<void> {
  send(leader, signal);
  if (await isGoneWithin(leader, patienceMs)) return;
  send(leader, 'SIGKILL');
  // A killed process may stay listed until somebody asks for its exit code, so this does not wait for ever either.
  await isGoneWithin(leader, 2_000);
}

function send(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // It has gone in between, which is what was wanted.
  }
}

async function isGoneWithin(leader: number, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (isGroupAlive(leader)) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}
