import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { sampleBlock } from './demo-samples.ts';
import { storedPicture } from './find-pictures.ts';

const pictureCount = 24;

/** One block of every type with sample content made from its description; pictures come from the media library. */
export async function demoPage(payload: Payload): Promise<{ blocks: WireBlock[] }> {
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
  return { blocks: blockDescriptions.map((description) => sampleBlock(description, pictures)) };
}
