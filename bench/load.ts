import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Target {
  url: string;
  connections: number;
  headers: Record<string, string>;
}

/** Requests at a pace that does not wait for answers, of the paths in turn. */
export interface SteadyLoad extends Target {
  perSecond: number;
  seconds: number;
  paths: readonly string[];
}

/** One address requested for some seconds as fast as it answers, different paths of it requested once each, or a steady pace. */
export type Load = (Target & ({ seconds: number } | { paths: readonly string[] })) | SteadyLoad;

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  /** Time from a request, under a steady load from the moment at which it was due, to the end of its response, ms. */
  p50: number;
  p95: number;
  p99: number;
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
