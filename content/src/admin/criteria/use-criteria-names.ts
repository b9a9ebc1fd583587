import { useEffect, useState } from 'react';
import type { Names } from '../../core/criteria-names.ts';

/** `failed`: the names could not be loaded; those of core are null in `names` when it alone did not answer. */
export type NamesState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; names: Names };

/** Answers by site, for as long as the admin stays open: every block of a page asks for the same names. */
const loading = new Map<number, Promise<NamesState>>();

async function fetchNames(site: number): Promise<NamesState> {
  const answer = await fetch(`/api/criteria/${site}/names`).catch(() => null);
  // `criteria-endpoints.ts` answers with these names.
  const names = answer?.ok ? ((await answer.json().catch(() => null)) as Names | null) : null;
  // The next form of criteria repeats a request that failed or had no municipalities.
  if (!names || names.municipalities === null) loading.delete(site);
  return names ? { kind: 'loaded', names } : { kind: 'failed' };
}

/** Returns the names that the criteria of a site offer. */
export function useCriteriaNames(site: number | null): NamesState {
  const [state, setState] = useState<NamesState>({ kind: 'loading' });
  useEffect(() => {
    if (site === null) return;
    let isCurrent = true;
    const names = loading.get(site) ?? fetchNames(site);
    loading.set(site, names);
    void names.then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [site]);
  return state;
}
