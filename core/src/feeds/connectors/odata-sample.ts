import type { ConnectionFailure } from '@vitrine/contract/core/staff-feeds.ts';
import type { ReadRecord, Sample } from './feed-connector.ts';
import type { ODataClient, ODataFailure } from './odata-client.ts';

/** Reads the first listings of a server. */
export async function readODataSample(
  client: ODataClient,
  read: ReadRecord,
  count: number,
  options: Readonly<Record<string, string>>,
): Promise<Sample> {
  const address = client.address('Property', { ...options, $count: 'true', $top: String(count) });
  const result = await client.readPage(address);
  if (result.kind === 'failed') return { kind: 'failed', failure: failureOf(result), reason: result.reason };
  const { rows, count: total } = result.page;
  return { kind: 'sample', results: rows.slice(0, count).map(read), total };
}

const faults = {
  forbidden: 'not-allowed',
  'unknown-host': 'unknown-address',
  certificate: 'certificate',
  timeout: 'timeout',
  'too-long': 'not-reso',
  connection: 'no-answer',
  'not-odata': 'not-reso',
} as const satisfies Record<string, ConnectionFailure>;

function failureOf({ step, status, fault }: ODataFailure): ConnectionFailure {
  if (fault !== null) return faults[fault];
  // OAuth2 refuses an unknown client with 400 or 401.
  if (status === 400 || status === 401 || status === 403) {
    if (step === 'token') return 'credentials-refused';
    return status === 400 ? 'not-reso' : 'access-refused';
  }
  if (status === 429) return 'busy';
  return status !== null && status >= 500 ? 'server-error' : 'not-reso';
}
