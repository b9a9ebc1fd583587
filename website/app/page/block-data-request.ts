import type { Locale } from '@vitrine/contract/locale.ts';
import type { SiteAccess } from '../services/site-access.server.ts';

/** What it takes to load the data of a block. */
export interface BlockDataRequest {
  url: URL;
  site: SiteAccess;
  locale: Locale;
  requestId: string;
  /** How long a block may wait, ms (`3-wire §2`, core data). */
  timeoutMs: number;
}
