import { type ProcessFacts, processFacts } from '../leads/process-facts.ts';
import { median } from '../percentile.ts';

export interface Watched {
  /** Growth of memory from the end of the first minute to the end, %. */
  memoryGrowth: number;
  memory: number;
  /** Open files at the end, and before the load. */
  open: number;
  openBefore: number;
  cpuSeconds: number;
}

interface Sample extends ProcessFacts {
  at: number;
}

const sampleMs = 1_000;
/** Time for connections to close before open files are counted, ms: the parts keep idle ones for 65 s. */
const closingMs = 70_000;

/** Follows processes under a load of so many seconds; `stop` says how each has grown. */
export async function watchProcesses<Name extends string>(pids: Record<Name, number>, seconds: number) {
  const names = Object.keys(pids) as Name[]; // Object.keys forgets the names that the type knows.
  const samples = new Map<Name, Sample[]>(names.map((name) => [name, []]));
  const begin = performance.now();
  const sample = async () => {
    for (const name of names) {
      const facts = await processFacts(pids[name]);
      if (!facts) throw new Error(`The process of ${name} has ended.`);
      samples.get(name)?.push({ ...facts, at: (performance.now() - begin) / 1000 });
    }
  };
  await sample();
  const timer = setInterval(() => void sample().catch(() => clearInterval(timer)), sampleMs);
  return {
    async stop(): Promise<Record<Name, Watched>> {
      clearInterval(timer);
      await new Promise((resolve) => setTimeout(resolve, closingMs));
      await sample();
      const entries = names.map((name) => [name, growthOf(samples.get(name) ?? [], seconds)] as const);
      return Object.fromEntries(entries) as Record<Name, Watched>; // Object.fromEntries forgets the names.
    },
  };
}

/**
 * Compares the memory after the first minute (the first fifth of a shorter run) with that at the end. Medians over a tenth of the run, since
 * memory goes up and down with the collection of garbage.
 */
export function growthOf(samples: readonly Sample[], seconds: number): Watched {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('There is no sample.');
  const start = Math.min(60, seconds / 5);
  const span = seconds / 10;
  const memoryBetween = (from: number, to: number) => {
    const within = samples.filter(({ at }) => at >= from && at <= to).map(({ memory }) => memory);
    return median(within.length > 0 ? within : [last.memory]);
  };
  const [early, late] = [memoryBetween(start, start + span), memoryBetween(seconds - span, seconds)];
  return {
    memoryGrowth: (late / early - 1) * 100,
    memory: late,
    open: last.open,
    openBefore: first.open,
    cpuSeconds: last.cpuSeconds - first.cpuSeconds,
  };
}
