import { blockDescriptions, findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { DefaultLink } from '@vitrine/contract/kinds/link.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { payloadToWire } from '../../blocks/payload-to-wire.ts';
import { linkedKinds } from '../../values/linked-collections.ts';
import { asObject } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { withReusableBlocks } from './reusable-blocks.ts';
import { wireBlocks } from './wire-blocks.ts';

/**
 * Returns the blocks of a page in which each link without an address gets a default one: that of a page of the site which shows the block
 * that the description of the link names. The link stays empty on a site without such a page.
 */
export async function withDefaultLinks(
  payload: Payload,
  site: number | string,
  blocks: WireBlock[],
): Promise<WireBlock[]> {
  const wanted = [...new Set(blocks.flatMap((block) => emptyLinks(block).map(([, { block: type }]) => type)))];
  if (wanted.length === 0) return blocks;
  const pages = await findPages(payload, site, wanted);
  return blocks.map((block) => {
    const links = emptyLinks(block).flatMap(([name, byDefault]) => {
      const page = pages.get(byDefault.block);
      return page === undefined ? [] : [[name, linkTo(page, byDefault, block.fields?.[name])] as const];
    });
    return links.length === 0 ? block : { ...block, fields: { ...block.fields, ...Object.fromEntries(links) } };
  });
}

function emptyLinks({ block_type, fields }: WireBlock): [name: string, byDefault: DefaultLink][] {
  return Object.entries(findBlock(block_type)?.fields ?? {}).flatMap(([name, field]) => {
    if (!('byDefault' in field) || field.byDefault === null) return [];
    const { url, on_click_action, ...link } = asObject(fields?.[name]);
    return url || on_click_action || linkedKinds.some((kind) => link[kind]) ? [] : [[name, field.byDefault]];
  });
}

const linkTo = (page: number, { fragment, text }: DefaultLink, own: unknown) => ({
  cms_component: 'link',
  format: { type: 'href' },
  text,
  ...asObject(own),
  page,
  suffix: fragment,
});

/** Number of pages that are read at a time. */
const batchSize = 20;

/** Returns the oldest public page of the site that shows a block, by type. */
async function findPages(
  payload: Payload,
  site: number | string,
  types: readonly string[],
): Promise<Map<string, number>> {
  addTags(tagOf.pages(site));
  const found = new Map<string, number>();
  let after = 0;
  while (found.size < types.length) {
    const pages = await readPages(payload, site, after);
    for (const { id, ...page } of pages) {
      after = Number(id);
      if (asObject(asObject(page).redirect).status) continue;
      const whole = await withReusableBlocks(payload, page, site);
      const written = payloadToWire(whole.blocks, blockDescriptions, () => undefined);
      const shown = new Set([...wireBlocks(written)].map(({ block_type }) => block_type));
      for (const type of types) if (shown.has(type) && !found.has(type)) found.set(type, after);
    }
    if (pages.length < batchSize) break;
  }
  return found;
}

/**
 * Returns the blocks of the next public pages of the site after a page, oldest first. They are read without Payload's hooks, which have
 * nothing to add to the types of blocks and would take most of the time of a search page.
 */
async function readPages(payload: Payload, site: number | string, after: number) {
  const { docs } = await payload.db.find({
    collection: 'pages',
    where: {
      and: [
        { site: { equals: site } },
        { _status: { equals: 'published' } },
        { access: { not_equals: 'restricted' } },
        { deletedAt: { exists: false } },
        { id: { greater_than: after } },
      ],
    },
    ...{ limit: batchSize, pagination: false, locale: 'all', sort: 'id' },
    select: { blocks: true, redirect: true },
  });
  return docs;
}
