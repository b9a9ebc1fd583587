import { createInterface } from 'node:readline';
import { stopGroup } from './process-group.ts';

// Stops the process groups of its parent after the parent has ended, even by `kill -9`: the end of the parent closes standard input.
// Input lines: `watch PID SIGNAL STOP_TIMEOUT_MS` and `unwatch PID`.
const groups = new Map<number, { signal: NodeJS.Signals; stopTimeoutMs: number }>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, pid, signal, timeout] = line.split(' ');
  // The only writer is watchGroup() in this folder, which takes a signal by its type.
  if (verb === 'watch') groups.set(Number(pid), { signal: signal as NodeJS.Signals, stopTimeoutMs: Number(timeout) });
  else groups.delete(Number(pid));
}

// The last started is stopped first: the services before their database.
for (const [pid, { signal, stopTimeoutMs }] of [...groups].reverse()) await stopGroup(pid, signal, stopTimeoutMs);
process.exit(0);
