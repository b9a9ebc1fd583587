import { createContext } from 'react-router';

/**
 * HTML that the server puts into a document as it is, outside of React: it is never rendered again, so a script in it runs once. A
 * nonce in it is the placeholder of `nonce.ts`.
 */
export interface DocumentParts {
  /** Before anything else of the head. */
  headStart: string;
  /** At the end of the head, the start of the body and its end. */
  head: string;
  bodyStart: string;
  bodyEnd: string;
  /** The variant that all links of the document carry on (`1-shell §2`). */
  variantId: string | null;
}

/** Where a loader leaves them for `entry.server.tsx`; they do not travel to the browser a second time as data. */
export const documentParts = createContext<Partial<DocumentParts> | null>(null);
