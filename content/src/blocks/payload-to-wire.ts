import type { BlockDescription, Fields } from '@vitrine/contract/fields.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { findBySlug } from '../fields/block-slug.ts';
import type { Writing } from '../kinds/content-kind.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { eachLocale } from '../kinds/each-locale.ts';
import type { FindPicture } from '../kinds/stored-picture.ts';
import { asList, asNumber, asObject, asText, filled } from '../values/untyped-values.ts';

/** Converts blocks that Payload read with `locale: 'all'` to the wire format. The inverse of `wire-to-payload.ts`. */

const fieldsToWire = (fields: Fields, values: unknown, writing: Writing) =>
  filled(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        contentKinds[field.kind].toWire(asObject(values)[name], field, writing),
      ]),
    ),
  );

/** Returns the `core_data` of a block: its source, or the page of its iframe; undefined without either. */
function coreData(value: unknown) {
  const { source: origin, query, limit, iframeUrl, iframeQueryParams } = asObject(value);
  const address = eachLocale(iframeUrl, asText);
  if (address) return filled({ iframeUrl: address, iframeQueryParams: iframeQueryParams ?? undefined });
  return asText(origin) && filled({ source: asText(origin), query: query ?? undefined, limit: asNumber(limit) });
}

/** Returns true for a block that staff hid, or that still holds the sample content with which it was added. */
export const isUnpublished = (params: unknown): boolean => {
  const { is_hidden, is_sample } = asObject(params);
  return is_hidden === true || is_sample === true;
};

/**
 * Returns the blocks of a document in the wire format. Leaves out blocks whose type is not in `allowed`, and unpublished ones
 * (`isUnpublished`), which the editor's preview keeps at the top level of the page.
 */
export function payloadToWire(
  blocks: unknown,
  allowed: readonly BlockDescription[],
  find: FindPicture,
  { keepsUnpublished = false }: { keepsUnpublished?: boolean } = {},
): WireBlock[] {
  const pageBlocks = allowed.filter(({ place }) => place === 'page');
  const writing: Writing = {
    find,
    pageBlocks,
    writeBlocks: (nested, types) =>
      asList(nested).flatMap((raw) => (isUnpublished(asObject(raw).params) ? [] : writeBlock(raw, types, writing))),
  };
  return keepsUnpublished
    ? asList(blocks).flatMap((raw) => writeBlock(raw, allowed, writing))
    : writing.writeBlocks(blocks, allowed);
}

/** Returns a list with the converted block; an empty list when its type is not allowed. */
function writeBlock(raw: unknown, allowed: readonly BlockDescription[], writing: Writing): WireBlock[] {
  const block = asObject(raw);
  const description = findBySlug(allowed, block.blockType);
  if (!description) return [];
  const { color_scheme, core_data, ...own } = asObject(block.params);
  const params = filled({
    color_scheme: asText(color_scheme),
    core_data: coreData(core_data),
    ...fieldsToWire(description.params, own, writing),
  });
  const id = asText(block.id);
  return [
    {
      ...(id && { id }),
      block_type: description.type,
      ...(params && { block_params: params }),
      fields: fieldsToWire(description.fields, block, writing) ?? {},
    },
  ];
}
