import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Target {
  url: string;
  connections: number;
  headers: Record<string, string>;
}

/** One address requested for some seconds, or different paths of it requested once each. */
export type Load = Target & ({ seconds: number } | { paths: readonly string[] });

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  /** Time from a request to the end of its response, ms. */
  p50: number;
  p95: number;
}

let generator: ChildProcess | undefined;

/** Sends a load from a process of its own, on all connections at the same time. One load at a time; rejects when an answer is not 2xx. */
export async function sendLoad(load: Load): Promise<LoadResult> {
  // The child process ends with this one, because only the channel keeps it alive.
  generator ??= fork(fileURLToPath(new URL('load-generator.ts', import.meta.url)));
  generator.send(load);
  // The shape in which the generator answers.
  const [answer] = (await once(generator, 'message')) as [{ result: LoadResult } | { error: string }];
  if ('error' in answer) throw new Error(answer.error);
  return answer.result;
}
