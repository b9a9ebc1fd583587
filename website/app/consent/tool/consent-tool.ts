import type { ConsentCategory } from '../consent-categories.ts';

/** Options that every consent tool receives. */
export interface ConsentRequest {
  /** Categories that need consent; empty when none does. */
  categories: readonly ConsentCategory[];
  /** Called when the preferences can be opened, with the function that opens them. */
  onReady: (openPreferences: () => void) => void;
  /** Called with all allowed categories at the start and at every change. */
  onChoice: (allowed: ConsentCategory[]) => void;
}
