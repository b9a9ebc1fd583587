import { useEffect, useRef } from 'react';
import { fetchProposal } from './fetch-proposal.ts';

/** Time without typing after which a value is proposed, ms. */
const pauseMs = 400;

interface Options {
  /** Address that answers with the proposal for what is typed now; null while there is nothing to propose. */
  address: string | null;
  /** True while the field takes proposals. */
  follows: boolean;
  value: string;
  setValue: (value: string) => void;
}

/**
 * Sets a field to the value that an endpoint proposes, whenever the address of the proposal changes. A field that is filled when the form
 * opens keeps its value until the first such change: opening a form changes nothing.
 */
export function useProposal({ address, follows, value, setValue }: Options): void {
  const proposed = useRef(value);
  const opened = useRef(value === '' ? null : address);

  useEffect(() => {
    if (!follows || address === null || address === opened.current) return;
    opened.current = null;
    const aborted = new AbortController();
    const timer = setTimeout(async () => {
      const next = await fetchProposal(address, aborted.signal);
      if (!next || aborted.signal.aborted || next === proposed.current) return;
      proposed.current = next;
      setValue(next);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [follows, address, setValue]);
}
