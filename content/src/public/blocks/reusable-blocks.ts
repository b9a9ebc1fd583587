import type { Payload } from 'payload';
import { reusableIds, withReusable } from '../../blocks/reusable-block.ts';
import { asList, asObject, type Loose } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';

/** Returns the page with the reusable blocks of its site in the places of their references, in its blocks and those of its variants. */
export async function withReusableBlocks(payload: Payload, page: Loose, siteId: number | string): Promise<Loose> {
  const variants = asList(page.variants).map(asObject);
  const ids = [...new Set([page, ...variants].flatMap(({ blocks }) => reusableIds(blocks)))];
  addTags(...ids.map(tagOf.reusable));
  const { docs } =
    ids.length === 0
      ? { docs: [] }
      : await payload.find({
          collection: 'reusable-blocks',
          where: { and: [{ id: { in: ids } }, { site: { equals: siteId } }] },
          ...{ pagination: false, depth: 0, locale: 'all' as const },
        });
  const found = new Map(docs.map(({ id, blocks }) => [Number(id), asObject(asList(blocks)[0])]));
  return {
    ...page,
    blocks: withReusable(page.blocks, found),
    variants: variants.map((variant) => ({ ...variant, blocks: withReusable(variant.blocks, found) })),
  };
}
