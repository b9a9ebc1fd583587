import { createInterface } from 'node:readline';
import { stopGroup } from './process-group.ts';

// Outlives the process that started it by just as long as it takes to stop that one's children, however it ended:
// standard input closes even when the parent was killed. Lines: `guard PID SIGNAL PATIENCE_MS` and `release PID`.
const guarded = new Map<number, { signal: NodeJS.Signals; patienceMs: number }>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, pid, signal, patience] = line.split(' ');
  // The only writer is guard() in this folder, which takes a signal by its type.
  if (verb === 'guard') guarded.set(Number(pid), { signal: signal as NodeJS.Signals, patienceMs: Number(patience) });
  else guarded.delete(Number(pid));
}

// What was started last is stopped first: the services before their database.
for (const [pid, { signal, patienceMs }] of [...guarded].reverse()) await stopGroup(pid, signal, patienceMs);
process.exit(0);
