import type { ConsentCategory } from '../../site/consent-categories.ts';

/** What a consent tool is asked to do, whichever it is. */
export interface ConsentRequest {
  /** What waits for consent; empty where there is nothing to consent to. */
  categories: readonly ConsentCategory[];
  /** Called once the preferences can be opened, with how. */
  onReady: (openPreferences: () => void) => void;
  /** Called with all that is allowed, at the start and at every change. */
  onChoice: (allowed: ConsentCategory[]) => void;
}
