import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { SiteBundle, WireBlock } from '@vitrine/contract/site.ts';
import { demoSites } from './demo-sites.ts';

/** A page of the demo on which a block type stands. */
interface BlockUse {
  /** Host of the site. */
  host: string;
  /** French path of the page; for a header or a footer, the path of the home page. */
  path: string;
}

/** Block types that no page of the demo holds, each with the page on which visitors see it. */
export const composedBlocks: Readonly<Record<string, string>> = {
  blog_post_block: 'the page of every article, which the content service composes',
  property_detail_block: 'the page of every listing, which the content service composes',
  area_block: 'the page of every area, which the content service composes',
  area_links_block: 'the page of every area, which the content service composes',
  error_block: 'none: it says that something could not be shown',
};

/** Returns the first page of the demo for each block type, those nested in tabs included. */
export function blockUses(): ReadonlyMap<string, BlockUse> {
  const uses = new Map<string, BlockUse>();
  for (const { site, path, blocks } of demoSites.flatMap(placesOf)) {
    for (const type of blockTypesIn(blocks)) {
      if (!uses.has(type)) uses.set(type, { host: site.domains[0] ?? '', path });
    }
  }
  return uses;
}

const placesOf = (site: SiteBundle) => [
  { site, path: '/fr', blocks: [...site.header, ...site.footer] },
  ...site.pages.map(({ path, blocks }) => ({ site, path: path.fr, blocks })),
];

/** Yields the types of the blocks in a value of any depth. Items of repeaters are no blocks. */
function* blockTypesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (isBlock(value)) yield value.block_type;
  for (const each of Object.values(value)) yield* blockTypesIn(each);
}

const isBlock = (value: object): value is WireBlock =>
  'block_type' in value && typeof value.block_type === 'string' && findBlock(value.block_type) !== undefined;
