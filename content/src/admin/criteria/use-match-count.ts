import type { CoreDataSource } from '@vitrine/contract/fields.ts';
import { useEffect, useState } from 'react';
import type { Loose } from '../../values/untyped-values.ts';

/** Time without a change after which the matches are counted, ms. */
const pauseMs = 120;

export type MatchCount =
  | { kind: 'counting'; last: number | null }
  | { kind: 'counted'; total: number }
  | { kind: 'failed' };

/** Returns the number of records that a query finds on a site, which follows its changes. */
export function useMatchCount(site: number | null, source: CoreDataSource | null, query: Loose): MatchCount {
  const [count, setCount] = useState<MatchCount>({ kind: 'counting', last: null });
  const body = JSON.stringify({ source, query });
  useEffect(() => {
    if (site === null || source === null) return;
    const stop = new AbortController();
    setCount((before) => ({ kind: 'counting', last: before.kind === 'counted' ? before.total : null }));
    const timer = setTimeout(async () => {
      const next = await fetchCount(site, body, stop.signal);
      if (!stop.signal.aborted) setCount(next);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [site, source, body]);
  return count;
}

async function fetchCount(site: number, body: string, signal: AbortSignal): Promise<MatchCount> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/criteria/${site}/count`, { method: 'POST', headers, body, signal });
    const { total }: { total?: unknown } = answer.ok ? await answer.json() : {};
    return typeof total === 'number' ? { kind: 'counted', total } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
