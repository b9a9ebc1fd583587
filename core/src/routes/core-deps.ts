import type { TrustedPeers } from '@vitrine/network/trusted-peers.ts';
import type { Logger } from 'pino';
import type { AlertLimiters } from '../alerts/alert-limits.ts';
import type { Reader } from '../db/reader.ts';
import type { FeedStaffServices } from '../feeds/staff/feed-staff-services.ts';
import type { FigureCounter } from '../figures/figure-counter.ts';
import type { LeadServices } from '../leads/lead-services.ts';
import type { StaffServices } from '../leads/staff/staff-services.ts';
import type { AreaIndex } from '../listings/areas/area-index.ts';
import type { AreaMarkets } from '../listings/areas/area-markets.ts';
import type { Municipalities } from '../listings/areas/municipality-directory.ts';
import type { SearchIndex } from '../listings/search/search-index.ts';
import type { ErasureSettings } from '../persons/erasure-settings.ts';
import type { FindSite } from '../sites/site-cache.ts';
import type { Metrics } from './metrics-text.ts';

/** Dependencies of the routes. */
export interface CoreDeps {
  logger: Logger;
  read: Reader;
  /** Reads a microsite from the database, for writes; `findCachedSite` may be some seconds old, for reads. */
  findSite: FindSite;
  findCachedSite: FindSite;
  search: SearchIndex;
  areas: AreaIndex;
  areaMarkets: AreaMarkets;
  /** Returns the municipalities that core knows, from a cache. */
  municipalities: () => Promise<Municipalities>;
  leadServices: LeadServices;
  alertLimiters: AlertLimiters;
  figureCounter: FigureCounter;
  metrics: Metrics;
  /** Bearer token that allows other machines to read the metrics. */
  metricsToken: string | undefined;
  staffServices: StaffServices;
  feedStaffServices: FeedStaffServices;
  erasures: ErasureSettings;
  /** Folder of the photos that are copied from sources. */
  photosFolder: string;
  /** Secret from which the key of staff tokens is derived; without it there is no staff API. */
  staffKey: string | undefined;
  /** Callers whose `X-Forwarded-For` is trusted. */
  trustedPeers: TrustedPeers;
  now: () => Date;
  /** True once the process is about to end. */
  isStopping?: () => boolean;
}
