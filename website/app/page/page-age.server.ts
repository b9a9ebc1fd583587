import type { PageResponse } from '@vitrine/contract/page.ts';
import { z } from 'zod';

/**
 * For how long a page with listings may be kept, s. What is sold may be shown with a price no longer, and no visitor may be the
 * one who gets the old page once more; ordinary pages are kept longer (docs/decisions/0011-listings-that-disappear.md).
 */
const listingSeconds = 2;

const listingBlock = z.union([
  z.object({ block_params: z.object({ core_data: z.object({ source: z.literal('properties') }) }) }),
  z.object({ block_type: z.literal('search_properties_block') }),
]);

/** The longest time for which a page may be kept, s; null where only the site's own setting limits it. */
export function longestAge({ header, content, footer }: PageResponse): number | null {
  const blocks = [header?.fields, content.fields, footer?.fields].flatMap((fields) =>
    Array.isArray(fields) ? fields : [],
  );
  return blocks.some((block) => listingBlock.safeParse(block).success) ? listingSeconds : null;
}
