import type { InlineSources } from '../answer.ts';

/**
 * HTML that the server inserts outside of React: it is never rendered again, so its scripts run once. Its inline
 * scripts and styles carry the mark of `inline-mark.ts`.
 */
export interface DocumentParts {
  /** Inserted before all other elements of the head. */
  headStart: string;
  /** Inserted at the end of the head, and at the start and the end of the body. */
  head: string;
  bodyStart: string;
  bodyEnd: string;
  /** Sources of inline code in these parts or in blocks that carries no mark. */
  inlineSources: InlineSources;
  /** The variant that all links of the document keep (addresses.8). */
  variantId: string | null;
}
