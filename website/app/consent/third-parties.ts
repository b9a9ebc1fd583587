import type { ConsentCategory } from './consent-categories.ts';

/** Data that the browser needs for external services; public keys only, because they are part of the page. */
export interface ThirdParties {
  /** Categories that need consent on the page. */
  categories: ConsentCategory[];
  didomiKey: string | null;
  sentryDsn: string | null;
}
