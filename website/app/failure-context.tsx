import { createContext, useContext } from 'react';

/** What the server alone knows of a failure that no loader foresaw. */
export interface FailureFacts {
  requestId: string | null;
  /** For makers, where errors are exposed. */
  debug: string | null;
}

export const FailureContext = createContext<FailureFacts | null>(null);

/** The elements in which the server writes them down. */
export const failureElements = { requestId: 'failure-request', debug: 'failure-details' } as const;

/** The facts as the server has them; in the browser, as the server wrote them into the document. */
export function useFailureFacts(): FailureFacts {
  const facts = useContext(FailureContext);
  return facts ?? { requestId: written(failureElements.requestId), debug: written(failureElements.debug) };
}

const written = (id: string): string | null =>
  import.meta.env.SSR ? null : (document.getElementById(id)?.textContent ?? null);
