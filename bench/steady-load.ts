import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { LoadResult, SteadyLoad } from './load.ts';
import { percentile } from './percentile.ts';

/**
 * Sends requests when they are due, whether or not earlier ones are answered: while the server stands still, those who come meanwhile
 * wait as well, and their waiting counts. Rejects when an answer is not 200.
 */
export async function sendSteadily(load: SteadyLoad): Promise<LoadResult> {
  const { perSecond, seconds, connections, paths } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failures = 0;
  const total = perSecond * seconds;
  const begin = performance.now();
  const pending = new Set<Promise<void>>();
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - begin) * perSecond) / 1000) + 1);
    for (; sent < due; sent += 1) {
      const dueAt = begin + (sent * 1000) / perSecond;
      const answer = ask(load, paths[sent % paths.length] ?? '', agent).then(
        () => void times.push(performance.now() - dueAt),
        () => {
          failures += 1;
        },
      );
      pending.add(answer);
      void answer.finally(() => pending.delete(answer));
    }
    await delay(1);
  }
  await Promise.all(pending);
  agent.destroy();
  if (failures > 0) throw new Error(`${failures} answers of ${load.url} were not 200.`);
  return {
    requests: total,
    requestsPerSecond: (total * 1000) / (performance.now() - begin),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

function ask({ url, headers }: SteadyLoad, path: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sent = request(url + path, { headers, agent }, (answer) => {
    answer.on('error', reject).on('end', () => {
      if (answer.statusCode === 200) resolve();
      else reject(new Error(`${url}${path} answers ${answer.statusCode}.`));
    });
    answer.resume();
  });
  sent.on('error', reject).end();
  return promise;
}
