import type { Locale } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import type { Loose } from '../../values/untyped-values.ts';
import type { CoreClient } from '../core/core-client.ts';
import type { LabelledOption } from '../items/people-items.ts';
import type { SiteRecord } from '../sites/site-record.ts';

export interface FillStores {
  payload: Payload;
  core: CoreClient;
}

export interface FillRequest {
  site: SiteRecord;
  /** The language of the page. Both languages are filled, but an article may exist in one alone. */
  locale: Locale;
  query: Loose;
  limit: number;
}

interface Found {
  /**
   * Returns the records as items. With several types, the first record becomes an item of the first type, the second of the
   * second, and all others of the last.
   */
  itemsOf: (types: readonly string[]) => WireBlock[];
  /** Number of matching records, including those beyond the limit. */
  total: number;
  /** The options by which a visitor may filter the records. */
  options: LabelledOption[];
}

export interface FillSource {
  canFill: (itemType: string) => boolean;
  /** Finds the records. Throws CoreUnavailableError. */
  find: (stores: FillStores, request: FillRequest) => Promise<Found>;
}
