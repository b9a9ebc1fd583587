import type { ConsentCategory } from './consent-categories.ts';

/** What the browser must know of services beyond the site; public keys alone, as they travel with the page. */
export interface ThirdParties {
  /** What on the page waits for consent. */
  categories: ConsentCategory[];
  didomiKey: string | null;
  sentryDsn: string | null;
}
