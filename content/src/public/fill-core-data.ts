import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { asNumber, asObject, asText, type Loose } from '../unknown-values.ts';
import { CoreAwayError, type CoreClient } from './core-client.ts';
import { type ListingTexts, listingItem, mapItem } from './listing-items.ts';
import { memberItems } from './people-items.ts';
import type { SiteFrame } from './site-frame.ts';

/** What a block gets of its source: fields that replace its own. */
type Filling = Record<string, unknown>;

interface FillingSources {
  payload: Payload;
  core: CoreClient;
}

const usualLimit = 12;

/** What the fillings of a page have done, for how long the page may be kept. */
export interface FillReport {
  blocks: WireBlock[];
  /** Something of the page comes from core, which tells nobody when it changes. */
  usesCore: boolean;
  /** Core did not answer for one of the blocks. */
  failed: boolean;
}

/** Fills every block that names a source in `block_params.core_data` (`3-wire §2`), all at once. */
export async function fillCoreData(sources: FillingSources, site: SiteFrame, blocks: WireBlock[]): Promise<FillReport> {
  const report: FillReport = { blocks: [], usesCore: false, failed: false };
  report.blocks = await Promise.all(
    blocks.map(async (block) => {
      const coreData = asObject(asObject(block.block_params).core_data);
      const source = asText(coreData.source);
      const fill = fillings[`${source}/${block.block_type}`];
      if (!source || !fill) return block;
      if (source === 'properties') report.usesCore = true;
      const limit = Math.max(1, Math.min(asNumber(coreData.limit) ?? usualLimit, 100));
      try {
        const fields = await fill(sources, site, asObject(coreData.query), limit);
        return { ...block, fields: { ...block.fields, ...fields } };
      } catch (error) {
        if (!(error instanceof CoreAwayError)) throw error;
        report.failed = true;
        return {
          ...block,
          block_params: { ...block.block_params, core_data: { ...coreData, failed: true } },
          fields: { ...block.fields, properties_repeater: [], map_repeater: [] },
        };
      }
    }),
  );
  return report;
}

type Fill = (sources: FillingSources, site: SiteFrame, query: Loose, limit: number) => Promise<Filling>;

/** By source and block type; a block whose source has no filling keeps what staff gave it. */
const fillings: Readonly<Record<string, Fill>> = {
  'properties/properties_block': fillProperties,
  'people/hero_search_block': async ({ payload }, site, query, limit) => ({
    members_repeater: await memberItems(payload, site, query, limit),
  }),
};

/** A page holds both languages, so core is asked in both at the same time. */
async function fillProperties(
  { core }: FillingSources,
  site: SiteFrame,
  query: Loose,
  limit: number,
): Promise<Filling> {
  const search = (locale: Locale) => core.searchListings(site, locale, query, limit);
  const [french, english] = await Promise.all(locales.map(search));
  const inEnglish = new Map(english?.listings.map((listing) => [listing.uls, listing]));
  const listings = (french?.listings ?? []).map((fr): ListingTexts => ({ fr, en: inEnglish.get(fr.uls) ?? fr }));
  return {
    properties_repeater: listings.map(listingItem),
    map_repeater: listings.map(mapItem),
    total: french?.total ?? 0,
  };
}
