import { median } from './percentile.ts';

type Contender<Metric extends string> = (seconds: number) => Promise<Record<Metric, number>>;

/**
 * Runs the contenders in turns, so that other load on the machine affects all of them equally: once to warm up, which does not
 * count, then `rounds` times `seconds` each. Resolves to the median of every number by contender.
 */
export async function takeTurns<Metric extends string, Name extends string>(
  contenders: Record<Name, Contender<Metric>>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<Name, Record<Metric, number>>> {
  const turns = Object.entries<Contender<Metric>>(contenders).map(([name, run]) => ({
    name,
    run,
    samples: [] as Record<Metric, number>[], // the literal alone does not determine the type of its items
  }));
  for (const { run } of turns) await run(seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { run, samples } of turns) samples.push(await run(seconds));
  }
  const medians = turns.map(({ name, samples }) => [name, medianOf(samples)]);
  return Object.fromEntries(medians);
}

function medianOf<Metric extends string>(samples: readonly Record<Metric, number>[]): Record<string, number> {
  const names = Object.keys(samples[0] ?? {}) as Metric[]; // Object.keys does not preserve the type of the keys
  return Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => sample[name]))]));
}
