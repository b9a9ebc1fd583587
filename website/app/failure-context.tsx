import { createContext, useContext } from 'react';

/** Data about an unexpected error that only the server has. */
export interface FailureFacts {
  requestId: string | null;
  /** Details for developers, when errors are exposed. */
  debug: string | null;
}

export const FailureContext = createContext<FailureFacts | null>(null);

/** Ids of the elements that hold these values in the document. */
export const failureElements = { requestId: 'failure-request', debug: 'failure-details' } as const;

/** Returns the values: from the context on the server, from the document in the browser. */
export function useFailureFacts(): FailureFacts {
  const facts = useContext(FailureContext);
  return facts ?? { requestId: written(failureElements.requestId), debug: written(failureElements.debug) };
}

const written = (id: string): string | null =>
  import.meta.env.SSR ? null : (document.getElementById(id)?.textContent ?? null);
