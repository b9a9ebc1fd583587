/** Part of the work of a server, as a CPU profile tells it apart. */
export interface Part {
  name: string;
  /** Functions of the part, with all that they call unless it belongs to another part; the bundler may have added `$1` to their names. */
  functions?: readonly string[];
  /** Matches the addresses of modules, all of whose functions belong to the part. */
  modules?: RegExp;
}

/** CPU profile as node writes it (`--cpu-prof`); times are in µs of the system's steady clock. */
export interface CpuProfile {
  startTime: number;
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** Name of the part of samples that belong to no other. */
export const otherPart = 'everything else';

interface Period {
  /** µs of the steady clock. */
  from: number;
  to: number;
}

/**
 * Returns the time of each part within a period, µs. A sample belongs to the part of the innermost function that has one. Time in which the
 * thread waited is left out. Throws when a part was never seen, since one of its functions then has another name.
 */
export function timeByPart(profile: CpuProfile, parts: readonly Part[], { from, to }: Period): Map<string, number> {
  const times = new Map([...parts.map(({ name }) => name), otherPart].map((name) => [name, 0]));
  const partOf = partsOfNodes(profile, parts);
  let at = profile.startTime;
  profile.samples.forEach((id, index) => {
    const delta = profile.timeDeltas[index] ?? 0;
    at += delta;
    const part = partOf.get(id) ?? otherPart;
    if (part !== waiting && at >= from && at <= to) times.set(part, (times.get(part) ?? 0) + delta);
  });
  for (const [name, time] of times) {
    if (time === 0 && name !== otherPart) throw new Error(`The profile has no sample of the part “${name}”.`);
  }
  return times;
}

const waiting = '(idle)';

/** Returns the part of each node of the tree; none for what belongs to no part. */
function partsOfNodes({ nodes }: CpuProfile, parts: readonly Part[]): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map<number, string>();
  const visit = (id: number, inherited: string | undefined): void => {
    const node = byId.get(id);
    if (!node) return;
    const { functionName, url } = node.callFrame;
    const name = functionName.replace(/\$\d+$/, '');
    const own = parts.find(({ functions, modules }) => functions?.includes(name) || modules?.test(url))?.name;
    const part = name === waiting ? waiting : (own ?? inherited);
    if (part !== undefined) found.set(id, part);
    for (const child of node.children ?? []) visit(child, part);
  };
  const isChild = new Set(nodes.flatMap(({ children }) => children ?? []));
  for (const { id } of nodes) if (!isChild.has(id)) visit(id, undefined);
  return found;
}
