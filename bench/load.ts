import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
}

export type LoadResult = {
  requests: number;
  requestsPerSecond: number;
  /** Time from a request to the end of its response, ms. */
  p50: number;
  p95: number;
};

let generator: ChildProcess | undefined;

/** Keeps a number of requests in progress for a duration. One load at a time; rejects when a response is not 2xx. */
export async function sendLoad(load: Load): Promise<LoadResult> {
  // The child process ends with this one, because only the channel keeps it alive.
  generator ??= fork(fileURLToPath(new URL('load-generator.ts', import.meta.url)));
  generator.send(load);
  // The shape in which the generator answers.
  const [answer] = (await once(generator, 'message')) as [{ result: LoadResult } | { error: string }];
  if ('error' in answer) throw new Error(answer.error);
  return answer.result;
}
