import solverAddress from 'altcha/workers/pbkdf2?url&no-inline';
import { withTimeout } from '../with-timeout.ts';
import type { Captcha } from './captcha.ts';

/** The fields of a challenge that are read here; the whole challenge is sent back unchanged. */
interface Challenge {
  parameters: object;
  signature: string;
}

/** Lifetime of a solution, ms. Core accepts a challenge for half an hour. */
const lifetimeMs = 25 * 60_000;

/** Time limits for fetching a challenge and for solving it on an old phone, ms. */
const timeoutMs = { challenge: 15_000, work: 60_000 };

/**
 * Opens ALTCHA's proof of work: the browser computes for about half a second in a worker, and the visitor has nothing to solve.
 * Only the library's worker is used, because its widget (37 KB) adds only a box to tick.
 */
export function openAltcha(): Captcha {
  let pending: { solution: Promise<string>; since: number } | null = null;
  const start = () => {
    const solution = solve();
    pending = { solution, since: Date.now() };
    // The submission reports the failure; this prevents an unhandled rejection before it.
    solution.catch(() => undefined);
    return solution;
  };
  return {
    prepare() {
      if (!pending) start();
    },
    async answer() {
      const current = pending;
      const isFresh = current !== null && Date.now() - current.since < lifetimeMs;
      const response = isFresh ? await current.solution.catch(start) : await start();
      // Core accepts a solution once.
      pending = null;
      return response;
    },
  };
}

async function solve(): Promise<string> {
  const asked = fetch('/api/captcha/challenge', { headers: { Accept: 'application/json' } });
  const response = await withTimeout(asked, timeoutMs.challenge, 'The captcha challenge did not come');
  if (!response.ok) throw new Error(`The captcha challenge was answered ${response.status}`);
  const challenge: Challenge = await response.json(); // core sends it in the form that the worker reads
  const solution = await work(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}

function work(challenge: Challenge): Promise<object> {
  const worker = new Worker(solverAddress);
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  worker.onmessage = ({ data }: MessageEvent<{ counter?: number; error?: unknown } | null>) =>
    data?.counter === undefined ? reject(new Error('The captcha could not be solved')) : resolve(data);
  worker.onerror = () => reject(new Error('The captcha’s worker did not start'));
  worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  return withTimeout(promise, timeoutMs.work, 'The captcha was not solved in time').finally(() => worker.terminate());
}
