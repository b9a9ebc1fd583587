import autocannon from 'autocannon';
import type { Load, LoadResult } from './load.ts';
import { percentile } from './percentile.ts';

// Runs in a separate process (see load.ts), so that the measured process does not pay for sending.

async function send({ url, connections, seconds, headers }: Load): Promise<LoadResult> {
  const times: number[] = [];
  const run = autocannon({ url, connections, duration: seconds, headers, sampleInt: 50 });
  run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const { duration, requests, non2xx, errors } = await run;
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx + errors} answers of ${url} were not 200.`);
  return {
    requests: requests.total,
    requestsPerSecond: requests.total / duration,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

process.on('message', (load: Load) => {
  send(load).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
