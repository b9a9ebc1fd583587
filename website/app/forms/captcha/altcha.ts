import solverAddress from 'altcha/workers/pbkdf2?url&no-inline';
import { withTimeout } from '../with-timeout.ts';
import type { Captcha } from './captcha.ts';

/** The part of a challenge that is read here; all of it goes back as it came. */
interface Challenge {
  parameters: object;
  signature: string;
}

/** Core gives a challenge half an hour; a solution is thrown away a little earlier. */
const lifetimeMs = 25 * 60_000;

/** How long the challenge may be on its way, and how long an old telephone may work on it, in ms. */
const patienceMs = { challenge: 15_000, work: 60_000 };

/**
 * ALTCHA's proof of work: the browser earns the right to send by half a second of arithmetic in a worker, and the visitor has
 * nothing to solve. Only the library's worker is used: its widget (37 KB) would show a box to tick and no more.
 */
export function openAltcha(): Captcha {
  let pending: { solution: Promise<string>; since: number } | null = null;
  const start = () => {
    const solution = solve();
    pending = { solution, since: Date.now() };
    // Whoever sends hears of the failure; until then it is nobody's.
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
      // A solved challenge is accepted once.
      pending = null;
      return response;
    },
  };
}

async function solve(): Promise<string> {
  const asked = fetch('/api/captcha/challenge', { headers: { Accept: 'application/json' } });
  const response = await withTimeout(asked, patienceMs.challenge, 'The captcha challenge did not come');
  if (!response.ok) throw new Error(`The captcha challenge was answered ${response.status}`);
  const challenge: Challenge = await response.json(); // core's, of contract with the worker
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
  return withTimeout(promise, patienceMs.work, 'The captcha was not solved in time').finally(() => worker.terminate());
}
