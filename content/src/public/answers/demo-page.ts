import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { sampleBlock } from '../../kinds/demo-samples.ts';
import { type CoreClient, CoreUnavailableError } from '../core/core-client.ts';
import { storedPicture } from '../pictures/find-pictures.ts';
import { readSite } from '../sites/site-record.ts';

const pictureCount = 24;

/**
 * Returns a page with one block of every type and sample content made from its description; pictures come from the media library.
 */
export async function demoPage(payload: Payload, core: CoreClient): Promise<{ blocks: WireBlock[] }> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { mimeType: { in: ['image/webp', 'image/jpeg', 'image/png', 'image/avif'] } },
    sort: 'filename',
    limit: pictureCount,
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  const pictures = docs.map(storedPicture).map(([, picture]) => picture);
  const listing = await anyListing(payload, core);
  return {
    blocks: blockDescriptions.map((description) => {
      const block = sampleBlock(description, pictures);
      if (description.coreData !== 'listing') return block;
      const coreData = { source: 'properties', ...(listing ? { listing } : { failed: true }) };
      return { ...block, block_params: { ...block.block_params, core_data: coreData } };
    }),
  };
}

/** Returns any listing from core for the listing block; null when core has none. */
async function anyListing(payload: Payload, core: CoreClient) {
  const site = await readSite(payload, {});
  if (!site) return null;
  try {
    const { listings } = await core.searchListings(site, 'fr', {}, 1);
    return listings[0] ? await core.findListing(site, 'fr', listings[0].uls) : null;
  } catch (error) {
    if (error instanceof CoreUnavailableError) return null;
    throw error;
  }
}
