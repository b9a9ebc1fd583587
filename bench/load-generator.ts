import autocannon from 'autocannon';
import type { Load, LoadResult } from './load.ts';
import { percentile } from './percentile.ts';
import { sendSteadily } from './steady-load.ts';

// Runs in a separate process (see load.ts), so that the measured process does not pay for sending.

async function send(load: Load): Promise<LoadResult> {
  if ('perSecond' in load) return sendSteadily(load);
  const { url, connections, headers } = load;
  const times: number[] = [];
  const extent = 'paths' in load ? eachOnce(load.paths, connections) : { duration: load.seconds };
  const run = autocannon({ url, connections, headers, ...extent, sampleInt: 50 });
  run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const { duration, requests, non2xx, errors } = await run;
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx + errors} answers of ${url} were not 200.`);
  return {
    requests: requests.total,
    requestsPerSecond: requests.total / duration,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

/** Deals the paths out to the connections, which would otherwise each request all of them. */
function eachOnce(paths: readonly string[], connections: number) {
  let dealt = 0;
  return {
    amount: paths.length,
    setupClient(client: autocannon.Client) {
      const own = dealt++;
      client.setRequests(paths.filter((_, at) => at % connections === own).map((path) => ({ path })));
    },
  };
}

process.on('message', (load: Load) => {
  send(load).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
